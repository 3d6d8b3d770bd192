import { Button } from '@michi/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { ResultList } from '../../../shared/ui/results/ResultList.tsx';
import { courses, courseTabs, type CoursesAddress } from '../coursesAddress.ts';
import { coursesQuery, pageSize } from '../queries.ts';
import { CourseRow } from './CourseRow.tsx';

/** The courses of a tab. */
export function CourseResults({ address, change }: Pick<AddressState<CoursesAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('courses');
  const { tab } = address;
  const result = useQuery(coursesQuery(address));
  return (
    <ResultList
      result={result}
      size={pageSize}
      words={{ loading: t('loading'), failed: t('failed') }}
      count={(counted) => t('count', counted)}
      empty={{
        title: t('empty.title'),
        description: t(`empty.${tab.name}`),
        actions: tab !== courseTabs[0] && (
          <Button asChild>
            <Link to={courses.to()}>{t('empty.browse')}</Link>
          </Button>
        ),
      }}
      onPageChange={(number) => change({ page: number })}
    >
      {(course) => <CourseRow key={course.id} course={course} />}
    </ResultList>
  );
}
