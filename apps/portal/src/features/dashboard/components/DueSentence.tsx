import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import type { AnyStep } from '../../../shared/ui/next-steps/nextStep.ts';
import { stepsByMeaning } from '../nextSteps.ts';

export interface DueSentenceProps {
  readonly steps: readonly AnyStep[];
  /** The student has not applied to anything yet. */
  readonly hasNotBegun: boolean;
}

/** States in one sentence what is due and when. */
export function DueSentence({ steps, hasNotBegun }: DueSentenceProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { toDo, answers } = stepsByMeaning(steps, now);
  const momentOf = (instant: string): string => {
    const days = format.deadline(instant)?.days ?? 0;
    if (days === 0) return t('moment.today', { time: format.time(instant) });
    if (days === 1) return t('moment.tomorrow', { time: format.time(instant) });
    return t('moment.later', { date: format.dateAndTime(instant) });
  };
  const components = {
    strong: <Text as="strong">{null}</Text>,
    when: (
      <Text as="strong" tone="deadline" nowrap>
        {null}
      </Text>
    ),
  };
  // Of an answer whose date has passed the next date says nothing.
  const ahead = answers.filter(({ dueAt }) => Date.parse(dueAt) >= now.getTime());
  const late = answers.length - ahead.length;
  const owed = answers.length;
  if (late > 0) {
    return (
      <Trans
        t={t}
        i18nKey={owed === late ? 'due.late' : 'due.answersLate'}
        values={{ count: owed === late ? late : owed, late }}
        components={components}
      />
    );
  }
  const [first] = ahead;
  const last = ahead.at(-1);
  if (first !== undefined && last !== undefined) {
    const when = momentOf(first.dueAt);
    if (owed === 1) return <Trans t={t} i18nKey="due.oneAnswer" values={{ when }} components={components} />;
    const within = t('due.within', { count: format.deadline(last.dueAt)?.days ?? 0 });
    return (
      <Trans t={t} i18nKey="due.answers" values={{ count: owed, within, when }} components={components} />
    );
  }
  const [next] = toDo;
  if (next !== undefined) {
    return (
      <Trans t={t} i18nKey="due.deadline" values={{ when: momentOf(next.dueAt) }} components={components} />
    );
  }
  return t(hasNotBegun ? 'due.notBegun' : 'due.nothing');
}
