import type { OfferLetter } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { offerTabs } from '../../../shared/navigation/jobTabs.ts';
import { toApplication, toJobs } from '../../../shared/navigation/paths.ts';
import { OfferAnswerCard } from './OfferAnswerCard.tsx';
import { OfferLetterSheet } from './OfferLetterSheet.tsx';
import { OfferTimeline } from './OfferTimeline.tsx';
import { TalkItOverCard } from './TalkItOverCard.tsx';
import { WhatComesNextCard } from './WhatComesNextCard.tsx';

/** The letter, and beside it (on phones below) the response. */
export function OfferContents({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { applicationId, job } = letter.offer;
  return (
    <Stack gap="medium">
      <ScreenOnly>
        <Inline justify="between">
          <BackLink to={toJobs(job.audience, { tab: offerTabs[job.audience] })}>{t('back')}</BackLink>
          <Button asChild size="small" icon={FileText}>
            <RouterLink to={toApplication(applicationId)}>{labels('application.open')}</RouterLink>
          </Button>
        </Inline>
      </ScreenOnly>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <OfferLetterSheet letter={letter} />
        <ScreenOnly>
          <Stack gap="large">
            <OfferAnswerCard letter={letter} />
            <WhatComesNextCard letter={letter} />
            <TalkItOverCard letter={letter} />
            <OfferTimeline letter={letter} />
          </Stack>
        </ScreenOnly>
      </Grid>
    </Stack>
  );
}
