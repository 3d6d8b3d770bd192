import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toCourses } from '../../../shared/paths.ts';
import { ResultsAwaited } from '../../../shared/results/ResultsAwaited.tsx';
import type { CoursesAddress } from '../coursesAddress.ts';
import { coursesQuery } from '../queries.ts';
import { CourseRow } from './CourseRow.tsx';
import { PastEnd } from '../../../shared/paging/PastEnd.tsx';

/** The courses of a tab in whichever state they are: loading, failed, none, or a page of them. */
export function CourseResults({ address }: { readonly address: CoursesAddress }) {
  const { number, page, tab } = address;
  const { t } = useTranslation('courses');
  const format = useFormat();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(coursesQuery(address));
  if (data === undefined) {
    return (
      <ResultsAwaited
        hasFailed={isError}
        onRetry={() => void refetch()}
        words={{ loading: t('loading'), failed: t('failed') }}
        count={5}
      />
    );
  }
  if (data.data.length === 0 && page > 1)
    return (
      <Card>
        <PastEnd onFirst={() => void navigate(toCourses({ tab: number || null }))} />
      </Card>
    );
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('empty.title')}
          description={t(`empty.${tab.name}`)}
          actions={
            number > 0 && (
              <Button asChild>
                <Link to={toCourses()}>{t('empty.browse')}</Link>
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <Stack gap="medium">
      <Card padding="none">
        <ul>
          {data.data.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </ul>
      </Card>
      {data.totalPages > 1 && (
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPageChange={(next) => void navigate(toCourses({ tab: number || null, page: next }))}
          label={t('pages.label')}
          status={t('pages.current', { page: format.number(page), total: format.number(data.totalPages) })}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
        />
      )}
    </Stack>
  );
}
