import { getListCoursesQueryOptions } from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { PageHeader } from '@michi/design-system/page-header';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useAddress, type AddressState } from '../../shared/navigation/useAddress.ts';
import { courses, courseTabs, type CoursesAddress } from './coursesAddress.ts';
import { SearchedList } from '../../shared/ui/results/SearchedList.tsx';
import { CourseRow } from './components/CourseRow.tsx';
import { LinkButton } from '../../shared/navigation/LinkButton.tsx';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';

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
    <Stack gap="medium">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {counts !== undefined && counts.all > 0 && (
        <Card padding="small">
          <ProgressBar
            label={t('progress.label')}
            value={(counts.done / counts.all) * 100}
            valueLabel={t('progress.value', {
              done: format.number(counts.done),
              total: format.number(counts.all),
            })}
            tone={counts.done === counts.all ? 'success' : 'brand'}
          />
        </Card>
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
    </Stack>
  );
}

function CourseResults({ address, change }: Pick<AddressState<CoursesAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('courses');
  const { tab } = address;
  const result = useQuery(coursesQuery(address));
  return (
    <SearchedList
      address={address}
      change={change}
      searchLabel={t('search')}
      result={result}
      size={pageSize}
      words={{ loading: t('loading'), failed: t('failed') }}
      count={(counted) => t('count', counted)}
      empty={{
        title: t('empty.title'),
        description: t(`empty.${tab.name}`),
        actions: tab !== courseTabs[0] && <LinkButton to={courses.to()}>{t('empty.browse')}</LinkButton>,
      }}
      noMatch={t('empty.noMatch')}
    >
      {(course) => <CourseRow key={course.id} course={course} />}
    </SearchedList>
  );
}
