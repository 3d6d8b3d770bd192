import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

const points = ['contract', 'cancel', 'decline', 'pressure', 'where'] as const;

const sources = {
  mhlw: 'https://www.check-roudou.mhlw.go.jp/',
  civilCode: 'https://laws.e-gov.go.jp/law/129AC0000000089',
  request: 'https://www.cas.go.jp/jp/seisaku/shushoku_katsudou/',
  corner: 'https://www.mhlw.go.jp/general/seido/chihou/kaiketu/soudan.html',
} as const;

const sourceNames = ['mhlw', 'civilCode', 'request', 'corner'] as const;

/** General information on the law of offers of employment in Japan, with sources. */
export default function RightsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('rights.title')}
      description={t('rights.what')}
      closeLabel={shared('actions.close')}
    >
      <Stack gap="medium">
        {points.map((point) => (
          <Stack key={point} gap="xxsmall">
            <Heading level={3} size="body">
              {t(`rights.${point}.title`)}
            </Heading>
            <Text>{t(`rights.${point}.text`)}</Text>
          </Stack>
        ))}
        <Stack gap="xxsmall">
          <Heading level={3} size="body">
            {t('rights.sources')}
          </Heading>
          <Stack as="ul" gap="xxsmall">
            {sourceNames.map((name) => (
              <li key={name}>
                <Link href={sources[name]} target="_blank" rel="noreferrer">
                  {t(`rights.source.${name}`)}
                  <VisuallyHidden> ({t('rights.newTab')})</VisuallyHidden>
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Dialog>
  );
}
