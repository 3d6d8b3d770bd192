import { Heading } from '@michi/design-system/heading';
import { Prose } from '@michi/design-system/prose';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

const points = ['one', 'others', 'confirm'] as const;

/** What accepting means, before it is done. */
export function AcceptingMeans() {
  const { t } = useTranslation('offers');
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('means.title')}
      </Heading>
      <Prose>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(`means.${point}`)}</li>
          ))}
        </ul>
      </Prose>
    </Stack>
  );
}
