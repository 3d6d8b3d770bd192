import { Card } from '@michi/design-system/card';
import { PageHeader } from '@michi/design-system/page-header';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { CourseResults } from './components/CourseResults.tsx';
import { courses, courseTabs } from './coursesAddress.ts';
import { allCoursesQuery, completedCoursesQuery } from './queries.ts';

/** How many courses there are in each state: asked for one of each, since a page says its total. */
const useCounts = () => {
  const all = useQuery(allCoursesQuery);
  const done = useQuery(completedCoursesQuery);
  const [total, completed] = [all.data?.totalRecords, done.data?.totalRecords];
  return total === undefined || completed === undefined
    ? undefined
    : { all: total, done: completed, toDo: Math.max(0, total - completed) };
};

/** What a student can learn: courses held elsewhere, and which of them are done. */
export function CoursesScreen() {
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
