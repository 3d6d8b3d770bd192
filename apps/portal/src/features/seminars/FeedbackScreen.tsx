import { useListSeminarFeedbackQuestions } from '@michi/api/seminar';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toSeminar, toSeminars, type SeminarAudience } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { FeedbackForm } from './components/FeedbackForm.tsx';
import { timeLabel } from './seminarLabels.ts';
import { seminarQuery } from './queries.ts';
import { FailedState } from '../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../shared/navigation/LinkButton.tsx';
import { prefetch } from '../../shared/navigation/prefetch.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([seminarQuery(openedIn(searchParams))]);

/** Feedback after a seminar: can be given once, and only after attending. */
export function Component() {
  const { t } = useTranslation('seminars');
  const { language } = useLanguage();
  const format = useFormat();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const audience: SeminarAudience = pathname === paths.universitySeminarFeedback ? 'UNIVERSITY' : 'PUBLIC';
  const id = openedIn(address);
  const query = useQuery(seminarQuery(id));
  const seminar = query.data?.seminar;
  const isOpen = seminar?.feedbackStatus === 'OPEN';
  const questions = useListSeminarFeedbackQuestions({
    query: { enabled: isOpen, refetchInterval: false },
  });
  if (seminar === undefined) {
    return (
      <DetailState
        id={id}
        query={query}
        back={<BackLink to={toSeminars(audience)}>{t('back')}</BackLink>}
        to={toSeminars(audience)}
        words={{
          loading: t('detail.loading'),
          failed: t('detail.failed'),
          missing: {
            title: t('detail.notFound'),
            text: t('detail.notFoundNote'),
            action: t('empty.browse'),
          },
        }}
      />
    );
  }
  const toThis = toSeminar(seminar.audience, seminar.id);
  const nothing = (why: 'given' | 'notOpen' | 'none') => (
    <EmptyState
      title={t(`feedback.${why}`)}
      description={t(`feedback.${why}Note`)}
      actions={<LinkButton to={toThis}>{t('feedback.toSeminar')}</LinkButton>}
    />
  );
  const state = () => {
    if (seminar.feedbackStatus === 'GIVEN') return nothing('given');
    if (!isOpen) return nothing('notOpen');
    if (questions.data !== undefined) return nothing('none');
    return questions.isError ? (
      <FailedState title={t('feedback.failed')} onTryAgain={questions.refetch} />
    ) : (
      <Awaited isInCard>
        <Stack gap="large">
          <Skeleton kind="title" width="half" />
          <SkeletonOutline kind="fields" count={4} label={t('feedback.loading')} />
        </Stack>
      </Awaited>
    );
  };
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={toThis}>{t('feedback.back')}</BackLink>}
        title={t('feedback.title')}
        subtitle={format.list([pickBilingual(seminar, 'title', language), timeLabel(seminar, format)])}
      />
      {isOpen && questions.data !== undefined && questions.data.length > 0 ? (
        <FeedbackForm seminar={seminar} questions={questions.data} />
      ) : (
        <Card>{state()}</Card>
      )}
    </Stack>
  );
}
