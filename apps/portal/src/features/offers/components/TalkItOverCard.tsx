import type { OfferLetter } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Columns2, Landmark, PenLine, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toBooking, toCompareOffers } from '../../../shared/navigation/paths.ts';
import { LetterDialog } from './LetterDialog.tsx';

/** Ways to get advice, compare and read up before deciding. Rights are shown for employment only. */
export function TalkItOverCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { data: profile } = useProfile();
  const [open, setOpen] = useState<'letter' | 'rights' | null>(null);
  const { id, job, status } = letter.offer;
  const isOpen = status === 'OFFERED';
  const close = () => setOpen(null);
  return (
    <Card as="section" title={t(isOpen ? 'talk.title' : 'talk.titleLater')} level={2}>
      <Stack gap="xsmall">
        {profile?.isNonUniversity === false && (
          <Button asChild fullWidth icon={Landmark}>
            <RouterLink to={toBooking({ topic: 'OFFER', offer: id })}>{t('talk.book')}</RouterLink>
          </Button>
        )}
        {job.kind === 'JOB' && (
          <Button fullWidth icon={Scale} onClick={() => setOpen('rights')}>
            {t('talk.rights')}
          </Button>
        )}
        <Button fullWidth icon={PenLine} onClick={() => setOpen('letter')}>
          {t('talk.letter')}
        </Button>
        {isOpen && (
          <Button asChild fullWidth icon={Columns2}>
            <RouterLink to={toCompareOffers([id])}>{t('talk.compare')}</RouterLink>
          </Button>
        )}
      </Stack>

      {open === 'letter' && <LetterDialog letter={letter} onClose={close} />}
      {open === 'rights' && <RightsDialog onClose={close} />}
    </Card>
  );
}

const points = ['contract', 'cancel', 'decline', 'pressure', 'where'] as const;

const sources = {
  mhlw: 'https://www.check-roudou.mhlw.go.jp/',
  civilCode: 'https://laws.e-gov.go.jp/law/129AC0000000089',
  request: 'https://www.cas.go.jp/jp/seisaku/shushoku_katsudou/',
  corner: 'https://www.mhlw.go.jp/general/seido/chihou/kaiketu/soudan.html',
} as const;

const sourceNames = ['mhlw', 'civilCode', 'request', 'corner'] as const;

/** General information on the law of offers of employment in Japan, with sources. */
function RightsDialog({ onClose }: { readonly onClose: () => void }) {
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
