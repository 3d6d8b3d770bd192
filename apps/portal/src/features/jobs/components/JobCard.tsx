import type { Job } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Banknote, CircleCheck, House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { CardFact, EntryCard } from '../../../shared/ui/results/EntryCard.tsx';
import { payAndPeriod, placeLabel } from '../jobLabels.ts';
import type { JobNote } from '../useJobPage.ts';
import { CompanyName } from './CompanyName.tsx';
import { JobNotes } from './JobNotes.tsx';
import { JobState } from './JobState.tsx';

export interface JobCardProps {
  readonly job: Job;
  readonly to: string;
  readonly note: JobNote | undefined;
}

/** A job in Card View. */
export function JobCard({ job, to, note }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const workStyle = job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`);
  const canApply = job.application === null && job.eligibility.status === 'ELIGIBLE';
  return (
    <EntryCard
      to={to}
      leading={
        <Avatar shape="square" name={pickBilingual(job.company, 'name', language)} seed={job.company.id} />
      }
      title={pickBilingual(job, 'title', language)}
      subtitle={<CompanyName company={job.company} />}
      aside={<FavoriteButton what="Job" entry={job} />}
      facts={
        <>
          <CardFact icon={MapPin}>{placeLabel(job, language)}</CardFact>
          <CardFact icon={Banknote}>
            {format.text(format.list(payAndPeriod(job, language, format, t)))}
          </CardFact>
          <CardFact icon={House}>{format.text(workStyle)}</CardFact>
          {canApply && (
            <CardFact icon={CircleCheck} tone="success">
              {t('row.youCanApply')}
            </CardFact>
          )}
        </>
      }
    >
      <Inline justify="between" align="center">
        <Stack gap="xxsmall">
          <JobState job={job} />
          <JobNotes note={note} />
        </Stack>
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('row.posted', { date: format.dayAndMonth(job.postedAt) })}
        </Text>
      </Inline>
    </EntryCard>
  );
}
