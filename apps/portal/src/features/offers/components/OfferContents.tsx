import type { OfferLetter } from '@michi/api/job';
import { Grid } from '@michi/design-system/grid';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { offerTabs } from '../../../shared/navigation/jobTabs.ts';
import { toJobs } from '../../../shared/navigation/paths.ts';
import { OfferAnswerCard } from './OfferAnswerCard.tsx';
import { OfferLetterSheet } from './OfferLetterSheet.tsx';
import { OfferTimeline } from './OfferTimeline.tsx';
import { TalkItOverCard } from './TalkItOverCard.tsx';

/** The letter, and beside it (on phones below) what the student may answer. */
export function OfferContents({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { job } = letter.offer;
  return (
    <Stack gap="medium">
      <ScreenOnly>
        <BackLink to={toJobs(job.audience, { tab: offerTabs[job.audience] })}>{t('back')}</BackLink>
      </ScreenOnly>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <OfferLetterSheet letter={letter} />
        <ScreenOnly>
          <Stack gap="large">
            <OfferAnswerCard letter={letter} />
            <TalkItOverCard letter={letter} />
            <OfferTimeline letter={letter} />
          </Stack>
        </ScreenOnly>
      </Grid>
    </Stack>
  );
}
