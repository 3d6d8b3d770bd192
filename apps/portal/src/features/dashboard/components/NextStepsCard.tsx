import type { Language } from '@michi/api/session';
import { ActionRow, type ActionRowTone } from '@michi/design-system/action-row';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import type { IconComponent } from '@michi/design-system/icon';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Armchair, CalendarClock, FileBadge, GraduationCap, Heart, Hourglass, MailOpen } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { isOwed as isResponseOwed, stepPath, type AnyStep } from '../../../shared/ui/next-steps/nextStep.ts';
import { isComing } from '../comingDays.ts';
import { applicationPlaceOf, stepId, stepLabelsOf, stepsByMeaning, type Listed } from '../nextSteps.ts';
import { MoreButton } from './MoreButton.tsx';

const looks: Readonly<
  Record<Listed['kind'], { readonly icon: IconComponent; readonly tone: ActionRowTone }>
> = {
  ANSWER_INTERVIEW: { icon: CalendarClock, tone: 'deadline' },
  DECIDE_OFFER: { icon: FileBadge, tone: 'success' },
  ANSWER_RECOMMENDATION: { icon: GraduationCap, tone: 'accent' },
  APPLY_TO_FAVORITE: { icon: Heart, tone: 'brand' },
  AWAIT_RESULT: { icon: Hourglass, tone: 'warning' },
  TAKE_SEAT: { icon: Armchair, tone: 'deadline' },
  ANSWER_INVITATION: { icon: MailOpen, tone: 'accent' },
};

export interface NextStepsCardProps {
  readonly steps: readonly AnyStep[];
  /** Steps shown before "show more". */
  readonly shown: number;
}

/**
 * What to do, soonest first, and after that what should have happened. Folded, it still shows every offer to decide on, and
 * each application that the coming days (`ComingCard`) do not hold.
 */
export function NextStepsCard({ steps, shown }: NextStepsCardProps) {
  const { t } = useTranslation('dashboard');
  const now = useContext(ClockContext)();
  const timeZone = useContext(TimeZoneContext);
  const [isWhole, setWhole] = useState(false);
  const { toDo, late } = stepsByMeaning(steps, now);
  const all = [...toDo, ...late];
  const staysInSight = (step: Listed) =>
    step.kind === 'DECIDE_OFFER' ||
    (applicationPlaceOf(step) !== undefined && !isComing(step, { now, timeZone }));
  const rows = isWhole ? all : all.filter((step, index) => index < shown || staysInSight(step));
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

/** A step with its button; what it is about leads to the application where the button leads elsewhere. */
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
  const isLateAnswer = isOwed && deadline.isOver;
  const isNear = deadline.days <= 1 || deadline.isOver;
  const place = stepPath(step);
  const application = applicationPlaceOf(step);
  return (
    <ActionRow
      {...looks[kind]}
      title={t(`${stepLabelsOf(step)}.title`)}
      subtitle={
        application === undefined || application === place ? (
          about
        ) : (
          <Link asChild>
            <RouterLink to={application}>{about}</RouterLink>
          </Link>
        )
      }
      when={isLateResult ? t('steps.overdue') : isLateAnswer ? t('steps.lateAnswer') : deadline.left}
      whenNote={isNear ? deadline.date : format.dateAndTime(dueAt)}
      urgent={deadline.isUrgent || isLateAnswer}
      link={<RouterLink to={place} />}
      actionLabel={t(`${stepLabelsOf(step)}.action`)}
      actionContext={t(`stepContext.${kind}`, { about })}
      primary={isFirst}
    />
  );
}
