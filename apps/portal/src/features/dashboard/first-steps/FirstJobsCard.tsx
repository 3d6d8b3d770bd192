import { getListJobsForYouQueryKey, useListJobCategories, type CategoryNode } from '@michi/api/job';
import {
  getStudentProfileQueryKey,
  studentProfileUpdateLimits,
  updateStudentProfile,
  type StudentProfile,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { ToggleChip } from '@michi/design-system/chip';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Heart } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toJob, toJobs } from '../../../shared/navigation/paths.ts';
import { userEntry } from '../../../shared/session/entries.ts';
import { Awaited, FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { shownJobs, useFirstJobs, type FirstJob } from './firstJobs.ts';

const notAsked = userEntry('INTERESTS_NOT_ASKED');

const cardId = 'first-jobs';

/**
 * Three jobs to begin with, and the question that makes them personal. The question stays until the student is done with it,
 * so that an answer can be changed; then it is not asked again.
 */
export function FirstJobsCard({ student }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('first-steps');
  const [isAsked, setAsked] = useState(
    () => student.fieldsOfInterest.length === 0 && notAsked.read() === null,
  );
  const { jobs, isForYou, hasNoMatch, isError, refetch } = useFirstJobs(student, isAsked);
  const isAnswered = student.fieldsOfInterest.length > 0;
  const close = () => {
    if (!isAnswered) notAsked.write('1');
    setAsked(false);
    // The question goes, and its button with it.
    document.getElementById(cardId)?.focus();
  };
  const state = isAnswered && hasNoMatch ? 'noMatch' : isAnswered && isForYou ? 'changed' : 'hint';
  return (
    <Card
      id={cardId}
      title={t(isForYou ? 'jobs.forYou' : 'jobs.popular')}
      headerEnd={
        <Link asChild size="small">
          <RouterLink to={toJobs('PUBLIC', isForYou ? { forYou: true } : {})}>
            {t(isForYou ? 'jobs.seeAllForYou' : 'jobs.seeAll')}
          </RouterLink>
        </Link>
      }
      padding="none"
      ruled
    >
      {jobs !== undefined ? (
        <JobRows jobs={jobs} />
      ) : isError ? (
        <FailedAlert onTryAgain={refetch}>{t('jobs.failed')}</FailedAlert>
      ) : (
        <Awaited isInCard level={3}>
          <SkeletonRows label={t('jobs.loading')} count={shownJobs} />
        </Awaited>
      )}
      {isAsked && (
        <>
          <Divider />
          <CardSection>
            <InterestQuestion student={student}>
              <Text size="small" tone="soft">
                <span role="status">{t(`jobs.${state}`)}</span>
              </Text>
              <div>
                <Button
                  size="small"
                  variant={isAnswered ? 'secondary' : 'ghost'}
                  flush={!isAnswered}
                  onClick={close}
                >
                  {t(isAnswered ? 'jobs.done' : 'jobs.notNow')}
                </Button>
              </div>
            </InterestQuestion>
          </CardSection>
        </>
      )}
    </Card>
  );
}

/** The place of the jobs and the question, until it is known whether it is asked. */
export function FirstJobsSkeleton() {
  const { t } = useTranslation('first-steps');
  return (
    <Card title={t('jobs.popular')} padding="none" ruled>
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('jobs.loading')} count={shownJobs + 2} />
      </Awaited>
    </Card>
  );
}

function JobRows({ jobs }: { readonly jobs: readonly FirstJob[] }) {
  const { t } = useTranslation('first-steps');
  if (jobs.length === 0) return <ListRow as="div" title={<Text tone="soft">{t('jobs.none')}</Text>} />;
  return (
    <Stack as="ul" gap="none">
      {jobs.map((one) => (
        <JobRow key={one.job.id} {...one} />
      ))}
    </Stack>
  );
}

function JobRow({ job, match }: FirstJob) {
  const { t } = useTranslation('first-steps');
  const { language } = useLanguage();
  const format = useFormat();
  const company = pickBilingual(job.company, 'name', language);
  const [place] = job.locations;
  return (
    <ListRow
      exchangeable
      link={<RouterLink to={toJob('PUBLIC', job.id)} />}
      leading={<CompanyAvatar company={job.company} />}
      title={pickBilingual(job, 'title', language)}
      subtitle={company}
      meta={format.list([
        place && pickBilingual(place, 'city', language),
        job.salary && format.salary(job.salary),
      ])}
      footer={
        <>
          {match === undefined ? (
            <Badge icon={Heart}>{t('jobs.badge')}</Badge>
          ) : (
            <Badge tone="success" icon={Check}>
              {t(`fit.match.${match}`)}
            </Badge>
          )}
          {format.deadline(job.applyBy)?.left}
        </>
      }
    />
  );
}

const maxInterests = studentProfileUpdateLimits.fieldOfInterestIds.maxItems;

/** The fields of a category: those below it, as the profile's editor chooses them. */
const fieldsOf = ({ id, children }: CategoryNode): readonly string[] =>
  children.length === 0 ? [id] : children.map((child) => child.id);

interface InterestQuestionProps {
  readonly student: StudentProfile;
  readonly children: ReactNode;
}

/** Asks for the fields of interest; each tap is saved in the profile at once. */
function InterestQuestion({ student, children }: InterestQuestionProps) {
  const { t } = useTranslation('first-steps');
  const { language } = useLanguage();
  const titleId = useId();
  const { data, isError, refetch } = useListJobCategories();
  const { chosen, choose } = useChosenFields(student);
  return (
    <Stack gap="small">
      <Heading level={3} size="body" id={titleId}>
        {t('jobs.question')}
      </Heading>
      {data !== undefined ? (
        <div role="group" aria-labelledby={titleId}>
          <Inline gap="xsmall">
            {data.categories.map((category) => {
              const fields = fieldsOf(category);
              const isChosen = fields.every((id) => chosen.includes(id));
              return (
                <ToggleChip
                  key={category.id}
                  add
                  pressed={isChosen}
                  onPressedChange={(pressed) => {
                    const others = chosen.filter((id) => !fields.includes(id));
                    choose(pressed ? [...others, ...fields] : others);
                  }}
                >
                  {pickBilingual(category, 'title', language)}
                </ToggleChip>
              );
            })}
          </Inline>
        </div>
      ) : isError ? (
        <FailedAlert onTryAgain={refetch}>{t('jobs.fieldsFailed')}</FailedAlert>
      ) : (
        <>
          <VisuallyHidden>
            <span role="status">{t('jobs.fieldsLoading')}</span>
          </VisuallyHidden>
          <Skeleton kind="title" width="full" />
        </>
      )}
      {children}
    </Stack>
  );
}

/** The ids of the chosen fields, with those of taps that are being saved. Of several taps in a row the last is sent. */
function useChosenFields({ fieldsOfInterest }: StudentProfile) {
  const { t } = useTranslation('first-steps');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const [tapped, setTapped] = useState<readonly string[]>();
  const last = useRef<readonly string[]>(undefined);
  const queue = useRef(Promise.resolve());
  const save = async (ids: readonly string[]) => {
    if (last.current !== ids) return;
    try {
      const saved = await updateStudentProfile({ profile: { fieldOfInterestIds: [...ids] } });
      // A running refetch does not contain this change yet.
      await client.cancelQueries({ queryKey: getStudentProfileQueryKey() });
      client.setQueryData<StudentProfile>(getStudentProfileQueryKey(), saved);
      void client.invalidateQueries({ queryKey: getListJobsForYouQueryKey() });
    } catch (error) {
      if (last.current === ids) notify.error(errorMessage(error, shared));
    } finally {
      if (last.current === ids) setTapped(undefined);
    }
  };
  const choose = (ids: readonly string[]) => {
    if (ids.length > maxInterests) {
      notify.error(t('jobs.tooMany', { count: maxInterests }));
      return;
    }
    last.current = ids;
    setTapped(ids);
    queue.current = queue.current.then(() => save(ids));
  };
  return { chosen: tapped ?? fieldsOfInterest.map(({ id }) => id), choose };
}
