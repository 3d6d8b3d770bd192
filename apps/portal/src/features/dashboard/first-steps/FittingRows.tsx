import { useListJobsForYou, type JobForYou } from '@michi/api/job';
import { useListSeminars } from '@michi/api/seminar';
import { useProfile, type StudentProfile } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { ListRow } from '@michi/design-system/list-row';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob, toSeminar } from '../../../shared/navigation/paths.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { hasInterests } from '../../../shared/ui/person/person.ts';
import { Awaited, FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { fittingSeminar, type FittingSeminar, type SeminarMatch } from './fittingSeminar.ts';

/** Jobs shown here; the list behind the step has all. */
const shownJobs = 3;

/** Seminars of which the one that fits best is chosen. */
const comparedSeminars = 20;

/** The jobs that fit the student best. */
export const useFittingJobs = (enabled = true) =>
  useListJobsForYou({ page: 1, size: shownJobs }, { query: { enabled } });

/** Three jobs and a seminar that fit the student, each with the reasons why. */
export function FittingRows({ student }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('first-steps');
  const { data: person } = useProfile();
  const jobs = useFittingJobs();
  const seminars = useListSeminars({ canApply: true, sort: 'START', page: 1, size: comparedSeminars });
  const hasFailed =
    (jobs.data === undefined && jobs.isError) || (seminars.data === undefined && seminars.isError);
  if (hasFailed) {
    return (
      <FailedAlert
        onTryAgain={() => {
          void jobs.refetch();
          void seminars.refetch();
        }}
      >
        {t('fit.failed')}
      </FailedAlert>
    );
  }
  if (jobs.data === undefined || seminars.data === undefined)
    return (
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('fit.loading')} count={shownJobs + 1} />
      </Awaited>
    );
  const seminar = fittingSeminar(seminars.data.data, {
    fieldIds: student.fieldsOfInterest.map(({ id }) => id),
    graduationYear: person?.graduationYear ?? null,
  });
  const fitting = jobs.data.data.slice(0, shownJobs);
  return (
    <>
      {fitting.length === 0 && (
        <ListRow
          as="div"
          title={
            <Text tone="soft">
              {t(person !== undefined && !hasInterests(person, student) ? 'fit.unfilled' : 'fit.none')}
            </Text>
          }
        />
      )}
      {(fitting.length > 0 || seminar !== undefined) && (
        <Stack as="ul" gap="none">
          {fitting.map((one) => (
            <JobRow key={one.job.id} {...one} />
          ))}
          {seminar !== undefined && <SeminarRow {...seminar} />}
        </Stack>
      )}
    </>
  );
}

function Matches({
  matches,
}: {
  readonly matches: readonly (JobForYou['matches'][number] | SeminarMatch)[];
}) {
  const { t } = useTranslation('first-steps');
  return matches.map((match) => (
    <Badge key={match} tone="success" icon={Check}>
      {t(`fit.match.${match}`)}
    </Badge>
  ));
}

function JobRow({ job, matches }: JobForYou) {
  const { language } = useLanguage();
  const company = pickBilingual(job.company, 'name', language);
  return (
    <ListRow
      link={<Link to={toJob('PUBLIC', job.id)} />}
      leading={<Avatar shape="square" name={company} seed={job.company.id} />}
      title={pickBilingual(job, 'title', language)}
      subtitle={company}
      footer={
        <>
          <Matches matches={matches} />
          {job.applyBy !== null && <DeadlineBadge at={job.applyBy} />}
        </>
      }
    />
  );
}

function SeminarRow({ seminar, matches }: FittingSeminar) {
  const { t } = useTranslation('first-steps');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const organizer = pickBilingual(seminar.organizer, 'name', language);
  return (
    <ListRow
      link={<Link to={toSeminar(seminar.audience, seminar.id)} />}
      leading={<Avatar shape="square" name={organizer} seed={seminar.organizer.id} />}
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizer}
      meta={format.list([
        t('fit.seminar'),
        format.dateAndTimeWithZone(seminar.startsAt),
        labels(`meetingStyle.${seminar.style}`),
      ])}
      footer={<Matches matches={matches} />}
    />
  );
}
