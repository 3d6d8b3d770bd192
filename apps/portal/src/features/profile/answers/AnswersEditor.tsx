import type { Language } from '@michi/api/session';
import { profileAnswerRequestLimits as limits, type ProfileAnswer } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isLanguage } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { answerTopics, type AnswerSectionId, newAnswer, toAnswers } from '../sections.ts';
import { othersOf, questionsOf } from './answers.ts';
import { answersQuery } from './useAnswers.ts';
import { VersionEditor } from './VersionEditor.tsx';
import { VersionList } from './VersionList.tsx';

interface AnswersEditorProps {
  readonly section: AnswerSectionId;
  /** Where to continue after saving; null for the section itself. */
  readonly next: string | null;
  /** Shown beside the versions where there is room. */
  readonly beside: ReactNode;
}

/** The versions of the answers of a section, or one of them (`answer` of the address) for writing. */
export function AnswersEditor({ section, next, beside }: AnswersEditorProps) {
  const { t } = useTranslation('answers');
  const [address] = useSearchParams();
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(answersQuery);
  if (data === undefined) {
    return (
      <>
        <Card>
          {isError ? (
            <FailedState title={t('failed')} onTryAgain={refetch} />
          ) : (
            <Awaited isInCard>
              <SkeletonRows label={t('loading')} count={3} />
            </Awaited>
          )}
        </Card>
        {beside}
      </>
    );
  }
  // Who is sent here for an answer and has none writes the first at once.
  const isFirst = next !== null && !data.some(({ topic }) => topic === answerTopics[section]);
  const open = address.get('answer') ?? (isFirst ? newAnswer : null);
  if (open === null) {
    return (
      <>
        <VersionList section={section} questions={questionsOf(section, data)} next={next} />
        {beside}
      </>
    );
  }
  const answer = data.find(({ id }) => id === open);
  if (answer === undefined && open !== newAnswer) {
    return (
      <>
        <Card>
          <EmptyState
            title={t('missing')}
            description={t('missingText')}
            actions={<LinkButton to={toAnswers(section, next)}>{t('allVersions')}</LinkButton>}
          />
        </Card>
        {beside}
      </>
    );
  }
  const first = newVersion(section, data, address, language, t);
  return (
    <VersionEditor
      key={`${section} ${open} ${address.get('from')} ${address.get('question')}`}
      section={section}
      answer={answer ?? null}
      first={answer ?? first}
      others={othersOf(answer ?? first, data)}
      next={next}
    />
  );
}

/** What a new version begins with: the version it is a copy of, or nothing. */
const newVersion = (
  section: AnswerSectionId,
  answers: readonly ProfileAnswer[],
  address: URLSearchParams,
  ownLanguage: Language,
  t: TFunction<'answers'>,
): ProfileAnswer => {
  const topic = answerTopics[section];
  const source = answers.find(({ id }) => id === address.get('from'));
  const language = address.get('language') ?? '';
  const question = topic === 'OWN_QUESTION' ? (source?.question ?? address.get('question') ?? '') : null;
  const number =
    answers.filter((answer) => answer.topic === topic && answer.question === question).length + 1;
  const isInProfile =
    topic === 'REASON_FOR_APPLYING' ||
    (topic !== 'OWN_QUESTION' && !answers.some((answer) => answer.topic === topic && answer.isInProfile));
  return {
    id: newAnswer,
    topic,
    question,
    // A reason is chosen by its name, so it has none before the student gives it one.
    name:
      source !== undefined
        ? t('copyOf', { name: source.name }).slice(0, limits.name.maxLength)
        : topic === 'REASON_FOR_APPLYING'
          ? ''
          : t('versionNumber', { number }),
    language: isLanguage(language) ? language : (source?.language ?? ownLanguage),
    text: source?.text ?? '',
    target: source?.target ?? null,
    countsLineBreaks: source?.countsLineBreaks ?? false,
    isInProfile,
    job: null,
    commentCount: 0,
    createdAt: '',
    updatedAt: '',
  };
};
