import { sql, type Transaction } from 'kysely';
import type { PipelineAction } from '../../../pipeline/transitions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { notify, type NewNotification } from '../../../platform/notifications/notify.ts';
import type { TransitionEvent } from '../pipeline/transitionEvent.ts';
import { applicationFacts, type ApplicationFacts } from './applicationFacts.ts';
import { noticeText, type Notice } from './noticeText.ts';
import { portalPaths } from '../portalPaths.ts';

interface NotificationKind {
  readonly kind: NewNotification['kind'];
  readonly leadsTo: 'job' | 'application' | 'interview' | 'offer';
}

/** Null for actions of the student, which need no notification. */
const NOTIFICATIONS = {
  recommend: { kind: 'RECOMMENDATION', leadsTo: 'job' },
  'request-interview': { kind: 'INTERVIEW_REQUEST', leadsTo: 'interview' },
  'confirm-time': { kind: 'INTERVIEW_CHANGE', leadsTo: 'interview' },
  'pass-interview': { kind: 'INTERVIEW_RESULT', leadsTo: 'application' },
  'fail-interview': { kind: 'INTERVIEW_RESULT', leadsTo: 'application' },
  reject: { kind: 'UNLUCKY', leadsTo: 'application' },
  'send-offer': { kind: 'JOB_OFFER', leadsTo: 'offer' },
  apply: null,
  'accept-recommendation': null,
  'deny-recommendation': null,
  withdraw: null,
  'accept-interview': null,
  'deny-interview': null,
  'reschedule-interview': null,
  'cancel-interview': null,
  'accept-offer': null,
  'deny-offer': null,
} as const satisfies Readonly<Record<PipelineAction, NotificationKind | null>>;

type NotifiedAction = {
  [Action in PipelineAction]: (typeof NOTIFICATIONS)[Action] extends NotificationKind ? Action : never;
}[PipelineAction];

/** Notifies the student of a transition by somebody else, in the transaction of that transition. */
export async function notifyOfTransition(
  transaction: Transaction<Database>,
  { action, actor, application_id, happened_at }: TransitionEvent,
): Promise<void> {
  if (!isNotified(action)) return;
  const { columns, joins } = applicationFacts(sql`${actor === 'UNIVERSITY'}::boolean`);
  const { rows } = await sql<ApplicationFacts>`
    select ${columns} from applications a ${joins} where a.id = ${application_id}`.execute(transaction);
  const notifications = rows.map((facts) => ({
    userId: facts.userId,
    kind: NOTIFICATIONS[action].kind,
    ...noticeText(noticeOf(action, facts), facts),
    link: linkOf(NOTIFICATIONS[action].leadsTo, facts),
    applicationLink: portalPaths.application(facts.applicationId),
  }));
  await notify(transaction, notifications, new Date(happened_at));
}

function isNotified(action: PipelineAction): action is NotifiedAction {
  return NOTIFICATIONS[action] !== null;
}

function noticeOf(action: NotifiedAction, { kind }: ApplicationFacts): Notice {
  return action === 'send-offer' && kind === 'INTERNSHIP' ? 'sendInternshipOffer' : action;
}

/** The job, where the interview or the offer does not exist. */
export function linkOf(
  leadsTo: NotificationKind['leadsTo'],
  { applicationId, audience, interviewId, jobId, offerId }: ApplicationFacts,
): string {
  if (leadsTo === 'interview' && interviewId !== null) return portalPaths.interview(interviewId);
  if (leadsTo === 'offer' && offerId !== null) return portalPaths.offer(offerId);
  if (leadsTo === 'application') return portalPaths.application(applicationId);
  return portalPaths.job(audience, jobId);
}
