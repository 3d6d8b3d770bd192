import type { OfferLetter } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Stack } from '@michi/design-system/stack';
import { Columns2, Landmark, MessageCircle, PenLine, Scale } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toBooking, toCompareOffers } from '../../../shared/navigation/paths.ts';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';
import { useWriteToCompany } from '../useWriteToCompany.ts';

const LetterDialog = lazyDialog(() => import('./LetterDialog.tsx'));
const RightsDialog = lazyDialog(() => import('./RightsDialog.tsx'));

/** Ways to ask, compare and read up before deciding. Rights are shown for employment only. */
export function TalkItOverCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  const [open, setOpen] = useState<'letter' | 'rights' | null>(null);
  const { id, code, job, status } = letter.offer;
  const isOpen = status === 'OFFERED';
  const write = useWriteToCompany(letter);
  const close = () => setOpen(null);
  return (
    <Card as="section" title={t(isOpen ? 'talk.title' : 'talk.titleLater')} level={2}>
      <Stack gap="xsmall">
        <Button
          fullWidth
          icon={MessageCircle}
          working={write.isOpening}
          workingLabel={t('talk.opening')}
          onClick={() =>
            write.open(
              `${t(`talk.question.${job.kind}`, { position: pickBilingual(letter, 'position', language), code })}\n`,
            )
          }
        >
          {t('talk.ask', { company: pickBilingual(job.company, 'name', language) })}
        </Button>
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
      <Suspense fallback={null}>
        {open === 'letter' && <LetterDialog letter={letter} onClose={close} />}
        {open === 'rights' && <RightsDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
