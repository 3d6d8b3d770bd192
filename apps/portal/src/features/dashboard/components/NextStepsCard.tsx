import type { NextStep } from '@michi/api/job';
import { ActionRow, type ActionRowTone } from '@michi/design-system/action-row';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import type { IconComponent } from '@michi/design-system/icon';
import { Stack } from '@michi/design-system/stack';
import { CalendarClock, FileBadge, GraduationCap, Heart, Hourglass } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { isOwed, stepPath } from '../../../shared/ui/next-steps/nextStep.ts';
import { stepsByMeaning, labelsOf, type Listed } from '../nextSteps.ts';
import { MoreButton } from './MoreButton.tsx';

const looks: Readonly<
  Record<Listed['kind'], { readonly icon: IconComponent; readonly tone: ActionRowTone }>
> = {
  ANSWER_INTERVIEW: { icon: CalendarClock, tone: 'deadline' },
  DECIDE_OFFER: { icon: FileBadge, tone: 'success' },
  ANSWER_RECOMMENDATION: { icon: GraduationCap, tone: 'accent' },
  APPLY_TO_FAVORITE: { icon: Heart, tone: 'brand' },
  AWAIT_RESULT: { icon: Hourglass, tone: 'warning' },
};

export interface NextStepsCardProps {
  readonly steps: readonly NextStep[];
  /** Steps in sight before the rest is asked for. */
  readonly shown: number;
}

/** What to do, soonest first, and after that what should have happened. */
export function NextStepsCard({ steps, shown }: NextStepsCardProps) {
  const { t } = useTranslation('dashboard');
  const now = useContext(ClockContext)();
  const [isWhole, setWhole] = useState(false);
  const { toDo, late } = stepsByMeaning(steps, now);
  const all = [...toDo, ...late];
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
      {...(all.length > shown && {
        footer: <MoreButton isWhole={isWhole} onChange={setWhole} count={all.length} />,
      })}
    >
      <Stack as="ul" gap="none">
        {all.slice(0, isWhole ? all.length : shown).map((step) => (
          <StepRow
            key={`${step.kind} ${step.applicationId ?? step.job.id}`}
            step={step}
            isFirst={step === toDo[0]}
          />
        ))}
      </Stack>
    </Card>
  );
}

function StepRow({ step, isFirst }: { readonly step: Listed; readonly isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const { kind, dueAt, job } = step;
  const deadline = format.deadline(dueAt, { isOwed: isOwed(step) });
  const about = format.list([
    pickBilingual(job.company, 'name', language),
    pickBilingual(job, 'title', language),
  ]);
  if (deadline === null) return null;
  const isLateResult = kind === 'AWAIT_RESULT' && deadline.isOver;
  const isLateAnswer = isOwed(step) && deadline.isOver;
  const isNear = deadline.days <= 1 || deadline.isOver;
  return (
    <ActionRow
      {...looks[kind]}
      title={t(`${labelsOf(step)}.title`)}
      subtitle={about}
      when={isLateResult ? t('steps.overdue') : isLateAnswer ? t('steps.lateAnswer') : deadline.left}
      whenNote={isNear ? deadline.date : format.dateAndTime(dueAt)}
      urgent={deadline.isUrgent || isLateAnswer}
      link={<Link to={stepPath(step)} />}
      actionLabel={t(`${labelsOf(step)}.action`)}
      actionContext={t(`stepContext.${kind}`, { about })}
      primary={isFirst}
    />
  );
}
