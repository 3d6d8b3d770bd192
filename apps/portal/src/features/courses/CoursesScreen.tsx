import { getListCoursesQueryOptions, type Course } from '@michi/api/common';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { Text } from '@michi/design-system/text';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { BookOpen, Check, CircleCheck, Landmark } from 'lucide-react';
import type { inferParserType } from 'nuqs/server';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat, ClockContext, useTimeZone } from '../../shared/format/useFormat.ts';
import { instantOf } from '../../shared/format/dates.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import {
  addressOf,
  asNumbered,
  asPage,
  asSearch,
  useAddress,
  whatIsSet,
  type AddressState,
} from '../../shared/navigation/searchParams.ts';
import { DeadlineBadge } from '../../shared/ui/detail/DeadlineBadge.tsx';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { OutsideLink } from '../../shared/ui/text/RichText.tsx';
import { useCompletion } from './useCompletion.ts';

/** Tabs with their filter in the contract; the index is the number in the address. */
const courseTabs = [
  { name: 'all', filter: {} },
  { name: 'toDo', filter: { isCompleted: false } },
  { name: 'done', filter: { isCompleted: true } },
] as const;

type CourseTab = (typeof courseTabs)[number];

const codecs = { tab: asNumbered<CourseTab>(courseTabs), search: asSearch, page: asPage };

type CoursesAddress = Readonly<inferParserType<typeof codecs>>;

const courses = addressOf(paths.courses, codecs);

const pageSize = 20;

/** A page of one course, for the total. */
const allCoursesQuery = getListCoursesQueryOptions({ size: 1 });

/** A page of one completed course, for the total. */
const completedCoursesQuery = getListCoursesQueryOptions({ size: 1, isCompleted: true });

const coursesQuery = ({ page, search, tab }: CoursesAddress) =>
  getListCoursesQueryOptions(
    { page, size: pageSize, ...tab.filter, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData } },
  );

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([allCoursesQuery, completedCoursesQuery, coursesQuery(courses.read(searchParams))]);

/** Number of courses by state: one row of each is requested, since a page contains its total. */
const useCounts = () => {
  const all = useQuery(allCoursesQuery);
  const done = useQuery(completedCoursesQuery);
  const [total, completed] = [all.data?.totalRecords, done.data?.totalRecords];
  return total === undefined || completed === undefined
    ? undefined
    : { all: total, done: completed, toDo: Math.max(0, total - completed) };
};

/** External courses for a student, with the completed ones marked. */
export function Component() {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const { address, change } = useAddress(courses);
  const counts = useCounts();
  return (
    <ListScreen title={t('title')} subtitle={t('subtitle')}>
      {counts !== undefined && counts.all > 0 && (
        <ProgressBar
          label={t('progress.label')}
          value={(counts.done / counts.all) * 100}
          valueLabel={t('progress.value', {
            done: format.number(counts.done),
            total: format.number(counts.all),
          })}
          tone={counts.done === counts.all ? 'success' : 'brand'}
        />
      )}
      <TabLinks
        label={t('tabs.label')}
        value={address.tab.name}
        items={courseTabs.map((tab) => ({
          value: tab.name,
          label: t(`tabs.${tab.name}`),
          ...(counts !== undefined && { count: counts[tab.name] }),
          link: <Link to={courses.to({ tab })} />,
        }))}
      />
      <CourseResults key={address.tab.name} address={address} change={change} />
    </ListScreen>
  );
}

function CourseResults({ address, change }: Pick<AddressState<CoursesAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('courses');
  const { tab } = address;
  const result = useQuery(coursesQuery(address));
  return (
    <>
      <SearchBar address={address} change={change} label={t('search')} />
      <Stack reading>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('loading')} />}
          failed={<ResultsFailed title={t('failed')} onTryAgain={result.refetch} />}
          empty={
            address.search === '' ? (
              <ResultsEmpty
                title={t('empty.title')}
                description={t(`empty.${tab.name}`)}
                actions={
                  tab !== courseTabs[0] && <LinkButton to={courses.to()}>{t('empty.browse')}</LinkButton>
                }
              />
            ) : (
              <ResultsNoMatch title={t('empty.noMatch')} onClear={() => change({ search: '' })} />
            )
          }
        >
          {(entries) => (
            <ResultRows count={(counted) => t('count', counted)} isCountInTab={address.search === ''}>
              {entries.map((course) => (
                <CourseRow key={course.id} course={course} />
              ))}
            </ResultRows>
          )}
        </Results>
      </Stack>
    </>
  );
}

/** A course: title, provider, deadline, and whether it is completed. */
function CourseRow({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const format = useFormat();
  const { toggle } = useCompletion(course);
  const { audience, isCompleted, minutes, url } = course;
  const name = pickBilingual(course, 'name', language);
  const description = pickBilingual(course, 'description', language);
  return (
    <ListRow
      leading={<Icon icon={isCompleted ? CircleCheck : BookOpen} size="large" />}
      title={name}
      subtitle={format.list([
        pickBilingual(course, 'provider', language),
        minutes === null ? null : t('minutes', { formatted: format.number(minutes) }),
      ])}
      meta={description}
      footer={
        <Stack gap="small" grow>
          <Inline gap="small">
            <CourseTime course={course} />
            {audience === 'UNIVERSITY' && <Badge icon={Landmark}>{t('university')}</Badge>}
          </Inline>
          <Inline gap="small">
            <Button
              size="small"
              variant={isCompleted ? 'ghost' : 'secondary'}
              flush={isCompleted}
              {...(!isCompleted && { icon: Check })}
              aria-label={t(isCompleted ? 'reopenNamed' : 'completeNamed', { name })}
              onClick={toggle}
            >
              {t(isCompleted ? 'reopen' : 'complete')}
            </Button>
            <Text as="span" size="small">
              <OutsideLink href={url}>{t('open')}</OutsideLink>
            </Text>
          </Inline>
        </Stack>
      }
    />
  );
}

/** When a course was completed; otherwise its start and deadline. */
function CourseTime({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const { completedAt, dueOn, isCompleted, startsOn } = course;
  if (isCompleted) {
    return (
      <Badge tone="success" glyph="tick">
        {t('completedOn', { date: format.dayAndMonth(completedAt) })}
      </Badge>
    );
  }
  // A day begins and ends where the student is.
  const begins = startsOn === null ? null : instantOf(`${startsOn}T00:00`, timeZone);
  const ends = dueOn === null ? null : instantOf(`${dueOn}T23:59`, timeZone);
  const isAhead = begins !== null && begins > now().toISOString();
  return (
    <>
      {isAhead && (
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('starts', { date: format.date(startsOn) })}
        </Text>
      )}
      {ends !== null && <DeadlineBadge at={ends} />}
      {!isAhead && ends === null && (
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('noDeadline')}
        </Text>
      )}
    </>
  );
}
