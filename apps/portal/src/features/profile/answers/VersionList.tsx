import type { ProfileAnswer } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { GitCompareArrows, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { languageNames, languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { AnswerSectionId } from '../sections.ts';
import { lengthOf, type AnsweredQuestion } from './answers.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { newAnswer, toAnswer } from '../sections.ts';

interface VersionListProps {
  readonly section: AnswerSectionId;
  readonly questions: readonly AnsweredQuestion[];
  readonly next: string | null;
}

/** The versions of the answers of a section by question, with the ways to write another. */
export function VersionList({ section, questions, next }: VersionListProps) {
  const { t } = useTranslation('answers');
  const isOwn = section === 'questions';
  const create = (
    <Button asChild variant="primary" icon={Plus}>
      <RouterLink to={toAnswer(section, newAnswer, { next })}>
        {t(isOwn ? 'newQuestion' : questions.length === 0 ? 'first' : 'newVersion')}
      </RouterLink>
    </Button>
  );
  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState title={t('empty')} description={t(`good.${section}`)} actions={create} />
      </Card>
    );
  }
  return (
    <Stack gap="medium">
      <div>{create}</div>
      {questions.map((question) => (
        <QuestionCard key={question.question} section={section} question={question} next={next} />
      ))}
    </Stack>
  );
}

interface QuestionCardProps extends Omit<VersionListProps, 'questions'> {
  readonly question: AnsweredQuestion;
}

function QuestionCard({ section, question: { question, versions }, next }: QuestionCardProps) {
  const { t } = useTranslation('answers');
  const [isComparing, setComparing] = useState(false);
  const [first] = versions;
  return (
    <Card
      padding="none"
      ruled
      title={question ?? t('versions', { count: versions.length })}
      headerEnd={
        <Inline gap="xsmall">
          {versions.length > 1 && (
            <Button size="small" icon={GitCompareArrows} onClick={() => setComparing(true)}>
              {t('compare.open')}
            </Button>
          )}
          {question !== null && (
            <Button asChild size="small" icon={Plus}>
              <RouterLink to={toAnswer(section, newAnswer, { question, next })}>{t('newVersion')}</RouterLink>
            </Button>
          )}
        </Inline>
      }
    >
      <Stack as="ul" gap="none">
        {versions.map((answer) => (
          <VersionRow key={answer.id} answer={answer} to={toAnswer(section, answer.id, { next })} />
        ))}
      </Stack>
      {isComparing && first !== undefined && (
        <CompareDialog one={first} others={versions.slice(1)} onClose={() => setComparing(false)} />
      )}
    </Card>
  );
}

function VersionRow({ answer, to }: { readonly answer: ProfileAnswer; readonly to: string }) {
  const { t } = useTranslation('answers');
  const { language } = useLanguage();
  const format = useFormat();
  const length = useAnswerLength();
  return (
    <ListRow
      link={<RouterLink to={to} />}
      title={answer.name}
      subtitle={
        answer.text === '' ? (
          t('nothingYet')
        ) : (
          <Text lines={2} lang={languageTags[answer.language]}>
            {answer.text}
          </Text>
        )
      }
      meta={format.list([
        languageNames[answer.language],
        length(answer),
        t('changedOn', { date: format.date(answer.updatedAt) }),
      ])}
      footer={
        (answer.isInProfile || answer.job !== null || answer.commentCount > 0) && (
          <>
            {answer.isInProfile && <Badge tone="success">{t('inProfile')}</Badge>}
            {answer.job !== null && (
              <Badge tone="info">
                {t('forCompany', { company: pickBilingual(answer.job, 'companyName', language) })}
              </Badge>
            )}
            {answer.commentCount > 0 && <Badge>{t('comments.count', { count: answer.commentCount })}</Badge>}
          </>
        )
      }
    />
  );
}

/** A length in words, of its target if there is one. */
export const useLengthText = () => {
  const { t } = useTranslation('answers');
  const { number } = useFormat();
  return (length: number, target: number | null): string => {
    const typed = number(length);
    if (target === null) return t('length.plain', { count: length, typed });
    const values = { typed, target: number(target) };
    if (length === target) return t('length.exact', values);
    return length < target
      ? t('length.under', { ...values, count: target - length, left: number(target - length) })
      : t('length.over', { ...values, count: length - target, over: number(length - target) });
  };
};

/** How long an answer is, in words. */
export const useAnswerLength = () => {
  const lengthText = useLengthText();
  return ({ text, target, countsLineBreaks }: Pick<ProfileAnswer, 'text' | 'target' | 'countsLineBreaks'>) =>
    lengthText(lengthOf(text, countsLineBreaks), target);
};
