import type { ApplicationStatus, JobKind, TimelineEntry } from '@michi/api/job';
import { PathSteps, type PathStep } from '@michi/design-system/path-steps';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../format/useFormat.ts';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { eventLabels, roundLabels } from './StageBadge.tsx';

export interface ApplicationTimelineProps {
  readonly application: ApplicationStatus;
  readonly kind: JobKind;
  /** Past events, oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Known future events, earliest first. */
  readonly coming?: readonly Omit<PathStep, 'state'>[];
  /** Accessible name of the list. */
  readonly label: string;
  /** Text for the deadline of a response: "Respond by Sat 21 Nov, 17:00". */
  readonly answerByLabel: (date: string) => string;
}

/** Stages in which an application has ended without success. */
const stopped: readonly ApplicationStatus['stage'][] = ['UNLUCKY', 'OFFER_DENIED', 'WITHDRAWN'];

/** `owed` until the deadline of the student's response. */
const stateOfLast = ({ stage, turn, answerBy }: ApplicationStatus, now: Date): PathStep['state'] => {
  if (stage === 'OFFER_ACCEPTED') return 'done';
  if (stopped.includes(stage)) return 'ended';
  if (turn !== 'STUDENT' || answerBy === null) return 'current';
  return Date.parse(answerBy) < now.getTime() ? 'current' : 'owed';
};

/** History of an application (what, which round, when, by whom, why), its stage, and known future events. */
export function ApplicationTimeline({
  application,
  kind,
  timeline,
  coming = [],
  label,
  answerByLabel,
}: ApplicationTimelineProps) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { answerBy } = application;
  const steps = timeline.map((entry, index): PathStep => {
    const state = index === timeline.length - 1 ? stateOfLast(application, now()) : 'done';
    const notes = [
      entry.actor === 'STUDENT' ? null : t(`actor.${entry.actor}`),
      entry.reason === null ? null : t(`declineReason.${entry.reason}`),
      entry.note,
    ];
    const time = format.dateAndTime(entry.happenedAt);
    const round = entry.phase === null ? undefined : roundLabels(entry.action);
    const common = {
      id: entry.id,
      label:
        round === undefined
          ? t(eventLabels(entry.action, entry.stage, kind))
          : t(round, { phase: pickBilingual(entry, 'phase', language) }),
      state,
    };
    return state === 'owed' && answerBy !== null
      ? {
          ...common,
          note: format.list([...notes, time]),
          time: answerByLabel(format.dateAndTime(answerBy)),
        }
      : { ...common, note: format.list(notes), time };
  });
  return (
    <PathSteps
      direction="vertical"
      label={label}
      steps={[...steps, ...coming.map((step): PathStep => ({ ...step, state: 'coming' }))]}
    />
  );
}
