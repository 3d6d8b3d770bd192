import type { Language } from '@michi/api/session';
import { ActionRow, type ActionRowTone } from '@michi/design-system/action-row';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import type { IconComponent } from '@michi/design-system/icon';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import {
  Armchair,
  CalendarClock,
  FileBadge,
  GraduationCap,
  Heart,
  Hourglass,
  MailOpen,
  PenLine,
} from 'lucide-react';
import { useContext, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import {
  isOwed as isResponseOwed,
  stepPath,
  toWriteOf,
  type AnyStep,
} from '../../../shared/ui/detail/nextStep.ts';
import { isComing, writingOrder } from '../comingDays.ts';
import { applicationPath, stepId, stepLabelsOf, stepsByMeaning, type Listed } from '../nextSteps.ts';

interface DueSentenceProps {
  readonly steps: readonly AnyStep[];
  /** The student has not applied to anything yet. */
  readonly hasNotBegun: boolean;
}

/** States in one sentence what is due and when, and in another which answers to companies to write first. */
export function DueSentence({ steps, hasNotBegun }: DueSentenceProps) {
  return (
    <>
      <NextDue steps={steps} hasNotBegun={hasNotBegun} />
      <WritingPlan steps={steps} />
    </>
  );
}

/** In which order to write; nothing if only one company awaits answers. */
function WritingPlan({ steps }: Pick<DueSentenceProps, 'steps'>) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const now = useContext(ClockContext)();
  const timeZone = useContext(TimeZoneContext);
  const [first, ...rest] = new Set(
    writingOrder(steps, { now, timeZone }).flatMap((step) =>
      'job' in step ? [pickBilingual(step.job.company, 'name', language)] : [],
    ),
  );
  if (rest.length === 0) return null;
  return t('due.write', { first, others: new Intl.ListFormat(languageTags[language]).format(rest) });
}

function NextDue({ steps, hasNotBegun }: DueSentenceProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { toDo, responses } = stepsByMeaning(steps, now);
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
  const ahead = responses.filter(({ dueAt }) => Date.parse(dueAt) >= now.getTime());
  const late = responses.length - ahead.length;
  const owed = responses.length;
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

const styles: Readonly<
  Record<Listed['kind'], { readonly icon: IconComponent; readonly tone: ActionRowTone }>
> = {
  ANSWER_INTERVIEW: { icon: CalendarClock, tone: 'deadline' },
  DECIDE_OFFER: { icon: FileBadge, tone: 'success' },
  ANSWER_RECOMMENDATION: { icon: GraduationCap, tone: 'accent' },
  WRITE_ANSWERS: { icon: PenLine, tone: 'accent' },
  APPLY_TO_FAVORITE: { icon: Heart, tone: 'brand' },
  AWAIT_RESULT: { icon: Hourglass, tone: 'warning' },
  TAKE_SEAT: { icon: Armchair, tone: 'deadline' },
  ANSWER_INVITATION: { icon: MailOpen, tone: 'accent' },
};

interface NextStepsCardProps {
  readonly steps: readonly AnyStep[];
  /** Steps shown before "show more". */
  readonly limit: number;
}

/**
 * What to do, soonest first, and after that what should have happened. Folded, it still shows every offer to decide on, and
 * each application that the coming days (`ComingCard`) do not hold.
 */
export function NextStepsCard({ steps, limit }: NextStepsCardProps) {
  const { t } = useTranslation('dashboard');
  const now = useContext(ClockContext)();
  const timeZone = useContext(TimeZoneContext);
  const [isWhole, setWhole] = useState(false);
  const { toDo, late } = stepsByMeaning(steps, now);
  const all = [...toDo, ...late];
  const staysInSight = (step: Listed) =>
    step.kind === 'DECIDE_OFFER' ||
    (applicationPath(step) !== undefined && !isComing(step, { now, timeZone }));
  const rows = isWhole ? all : all.filter((step, index) => index < limit || staysInSight(step));
  const isFolded = rows.length < all.length;
  if (all.length === 0) {
    return (
      <Card title={t('steps.title')} ruled>
        <EmptyState plain size="card" level={3} title={t('steps.none')} description={t('steps.noneNote')} />
      </Card>
    );
  }
  return (
    <Card
      title={t('steps.title')}
      headerEnd={t('steps.order')}
      ruled
      padding="none"
      {...((isWhole || isFolded) && {
        footer: <MoreButton isWhole={isWhole} onChange={setWhole} count={all.length} />,
      })}
    >
      <Stack as="ul" gap="none">
        {rows.map((step) => (
          <StepRow key={stepId(step)} step={step} isFirst={step === toDo[0]} />
        ))}
      </Stack>
    </Card>
  );
}

/** The names of whom and what a step is about. */
const aboutOf = (step: Listed, language: Language): readonly string[] =>
  'seminar' in step
    ? [
        pickBilingual(step.seminar.organizer, 'name', language),
        pickBilingual(step.seminar, 'title', language),
      ]
    : [pickBilingual(step.job.company, 'name', language), pickBilingual(step.job, 'title', language)];

/** A step that leads to where it is done. */
function StepRow({ step, isFirst }: { readonly step: Listed; readonly isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const { kind, dueAt } = step;
  const isOwed = isResponseOwed(step);
  const deadline = format.deadline(dueAt, { isOwed });
  const about = format.list(aboutOf(step, language));
  if (deadline === null) return null;
  const isLateResult = kind === 'AWAIT_RESULT' && deadline.isOver;
  const isLateResponse = isOwed && deadline.isOver;
  const isNear = deadline.days <= 1 || deadline.isOver;
  return (
    <ActionRow
      {...styles[kind]}
      title={t(`${stepLabelsOf(step)}.title`, toWriteOf(step, format))}
      subtitle={about}
      when={isLateResult ? t('steps.overdue') : isLateResponse ? t('steps.lateAnswer') : deadline.left}
      whenNote={isNear ? deadline.date : format.dateAndTime(dueAt)}
      urgent={deadline.isUrgent || isLateResponse}
      link={<RouterLink to={stepPath(step)} />}
      actionLabel={t(`${stepLabelsOf(step)}.action`)}
      actionContext={t(`stepContext.${kind}`, { about })}
      primary={isFirst}
    />
  );
}

interface MoreButtonProps {
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
  /** Entries that are then shown. */
  readonly count: number;
}

/** Shows a list whole, or its beginning again. */
export function MoreButton({ isWhole, onChange, count }: MoreButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Button variant="ghost" size="small" flush aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('more.fewer') : t('more.all', { count })}
    </Button>
  );
}
