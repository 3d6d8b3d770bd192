import type { JobKind } from '@michi/api/job';
import { Heading } from '@michi/design-system/heading';
import { Prose } from '@michi/design-system/prose';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

/** A student takes one position; of internships as many as they like. */
const points = { JOB: ['one', 'others', 'confirm'], INTERNSHIP: ['others', 'confirm'] } as const;

export function AcceptingMeans({ kind }: { readonly kind: JobKind }) {
  const { t } = useTranslation('offers');
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('means.title')}
      </Heading>
      <Prose>
        <ul>
          {points[kind].map((point) => (
            <li key={point}>{t(`means.${point}`)}</li>
          ))}
        </ul>
      </Prose>
    </Stack>
  );
}
