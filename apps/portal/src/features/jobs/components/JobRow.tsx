import type { Job } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { ListRow } from '@michi/design-system/list-row';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { factsLine } from '../jobLabels.ts';
import type { JobNote } from '../useJobPage.ts';
import { CompanyName } from './CompanyName.tsx';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { JobState } from './JobState.tsx';
import { lazyExtra } from '../../../shared/ui/screen/lazyPart.tsx';

/** Loaded on demand: the tab of all jobs has no notes. */
const JobNotes = lazyExtra(async () => ({ default: (await import('./JobNotes.tsx')).JobNotes }));

export interface JobRowProps {
  readonly job: Job;
  readonly to: string;
  /** Whether it is the one open beside the list. */
  readonly isOpen: boolean;
  /** Whether an entry is open beside the list, which then keeps its scroll position. */
  readonly isBeside: boolean;
  readonly note: JobNote | undefined;
}

/** A job in List View. */
export function JobRow({ job, to, isOpen, isBeside, note }: JobRowProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <ListRow
      link={<Link to={to} preventScrollReset={isBeside} />}
      selected={isOpen}
      leading={
        <Avatar shape="square" name={pickBilingual(job.company, 'name', language)} seed={job.company.id} />
      }
      title={pickBilingual(job, 'title', language)}
      subtitle={<CompanyName company={job.company} />}
      meta={factsLine(job, language, format, labels, t)}
      footer={
        <>
          <JobState job={job} />
          {note !== undefined && (
            <Suspense fallback={null}>
              <JobNotes note={note} />
            </Suspense>
          )}
        </>
      }
      aside={<FavoriteButton what="Job" entry={job} />}
      note={t('row.posted', { date: format.dayAndMonth(job.postedAt) })}
    />
  );
}
