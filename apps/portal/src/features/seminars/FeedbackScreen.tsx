import {
  useListSeminarFeedbackQuestions,
  createSeminarFeedback,
  feedbackTextLimits as limits,
  type FeedbackQuestion,
  type Seminar,
} from '@michi/api/seminar';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams, type LoaderFunction } from 'react-router-dom';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { paths, toSeminar, toSeminars, type SeminarAudience } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import {
  fieldNames,
  missingFields,
  ratingName,
  ratings,
  textName,
  toFeedback,
  textFieldNames,
} from './feedbackFields.ts';
import { seminarQuery, patchSeminar, refreshSeminars } from './queries.ts';
import { timeLabel } from './seminarLabels.ts';

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
        texts={{
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

interface FeedbackFormProps {
  readonly seminar: Seminar;
  readonly questions: readonly FeedbackQuestion[];
}

/** The questions after a seminar. The answers are kept until sent. */
function FeedbackForm({ seminar, questions }: FeedbackFormProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const texts = useTextRules();
  const labels = new Map(
    questions.flatMap((question) => [
      [textName(question.id), pickBilingual(question, 'question', language)] as const,
      ...question.items.map(
        (item) => [ratingName(question.id, item.id), pickBilingual(item, 'label', language)] as const,
      ),
    ]),
  );
  const given = () => {
    patchSeminar(client, seminar.id, (current) => ({ ...current, feedbackStatus: 'GIVEN' }));
    return refreshSeminars(client);
  };
  const state = useSentForm<Record<string, string>, unknown>({
    id: useId(),
    names: fieldNames(questions),
    schema: z.record(z.string(), z.string()).check(
      z.superRefine((values, context) => {
        for (const name of missingFields(questions, values))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: t('feedback.missingNamed', { name: labels.get(name) ?? '' }),
          });
        for (const name of textFieldNames(questions)) {
          const fault = texts.faultOf(values[name] ?? '', limits.text);
          if (fault !== undefined) context.addIssue({ code: 'custom', path: [name], message: fault });
        }
      }),
    ),
    // Each answer by its name; none is given for the student.
    defaultValues: Object.fromEntries(fieldNames(questions).map((name) => [name, ''])),
    draft: { name: `seminar-feedback-${seminar.id}`, of: (values) => values },
    send: (values) => createSeminarFeedback(toFeedback(seminar.id, questions, values)),
    onSent: () => {
      notify.success(t('feedback.done'));
      return given();
    },
    // It was sent before, here or on another device.
    onRefused: ({ code }) => {
      if (code === 'FEEDBACK_ALREADY_GIVEN') void given();
    },
  });
  const { field } = state;
  return (
    <SentForm state={state} gap="medium">
      {questions.map((question) => {
        const label = pickBilingual(question, 'question', language);
        const { scale } = question;
        if (scale === null) {
          const name = textName(question.id);
          return (
            <Card key={question.id}>
              <LongText
                {...field(name, { isRequired: question.isRequired })}
                label={label}
                hint={t('feedback.textHint', { formatted: format.number(limits.text.maxLength) })}
                limit={limits.text.maxLength}
              />
            </Card>
          );
        }
        return (
          <Card
            key={question.id}
            title={label}
            headerEnd={shared(question.isRequired ? 'form.required' : 'form.optional')}
          >
            <Stack gap="medium">
              <Text size="small" tone="soft">
                {t(`feedback.scale.${scale}`)}
              </Text>
              {question.items.map((item) => {
                return (
                  <RadioGroup<string>
                    key={item.id}
                    {...field(ratingName(question.id, item.id))}
                    label={pickBilingual(item, 'label', language)}
                    orientation="horizontal"
                    options={ratings.map((rating) => ({ value: rating, label: rating }))}
                  />
                );
              })}
            </Stack>
          </Card>
        );
      })}
      <Inline gap="small">
        <SubmitButton size="large" state={state} workingLabel={t('sending')}>
          {t('feedback.send')}
        </SubmitButton>
        <Text size="small" tone="soft">
          {t('feedback.once')}
        </Text>
      </Inline>
    </SentForm>
  );
}
