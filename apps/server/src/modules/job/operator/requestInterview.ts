import { manifest } from '@michi/api/manifest';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { showInterview } from '../interviews/interviewJson.ts';
import { moveApplication } from '../pipeline/moveApplication.ts';
import { operate, operatorTransition, type Target } from './application.ts';
import { checkRecord } from './checkRecord.ts';
import { checkInFuture } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

interface InterviewTexts {
  readonly phase?: string | undefined;
  readonly phaseJp?: string | undefined;
  readonly link?: string | undefined;
  readonly address?: string | undefined;
  readonly addressJp?: string | undefined;
  readonly mapLink?: string | undefined;
  readonly interviewers?: string | undefined;
  readonly interviewersJp?: string | undefined;
  readonly belongings?: string | undefined;
  readonly belongingsJp?: string | undefined;
  readonly dress?: string | undefined;
  readonly dressJp?: string | undefined;
  readonly message?: string | undefined;
  readonly messageJp?: string | undefined;
}

/** An interview request; missing values have defaults. */
export interface InterviewRequest extends InterviewTexts {
  readonly by: 'COMPANY' | 'UNIVERSITY';
  readonly startsAt: Date;
  /** Default: an hour after the start. */
  readonly endsAt?: Date | undefined;
  /** Default: in three days, but not after the start. */
  readonly respondBy?: Date | undefined;
}

const HOUR = 60 * 60 * 1000;
const ANSWER_WITHIN = 72 * HOUR;

const ROUNDS = [
  ['First interview', '一次面接'],
  ['Second interview', '二次面接'],
  ['Final interview', '最終面接'],
] as const;

const OF_UNIVERSITY = ['Internal interview', '学内面接'] as const;

/**
 * Invites a student to an interview: on site if there is an address, otherwise online.
 * @returns the id of the interview
 * @throws Refusal
 */
export async function requestInterview(
  database: Kysely<Database>,
  target: Target,
  request: InterviewRequest,
  now: Date,
): Promise<string> {
  const { by, startsAt } = request;
  const endsAt = request.endsAt ?? new Date(startsAt.getTime() + HOUR);
  const respondBy =
    request.respondBy ?? new Date(Math.min(now.getTime() + ANSWER_WITHIN, startsAt.getTime()));
  checkInFuture('--starts-at', startsAt, now);
  if (endsAt <= startsAt) throw new Refusal('--ends-at', 'is not after --starts-at');
  checkInFuture('--respond-by', respondBy, now);
  if (respondBy > startsAt) throw new Refusal('--respond-by', 'is after --starts-at');
  const isOffline = [request.address, request.addressJp, request.mapLink].some((one) => one !== undefined);
  if (isOffline && request.link !== undefined) {
    throw new Refusal('--link', 'is for online interviews: leave out --address and --map-link');
  }
  if (isOffline && request.address === undefined) throw new Refusal('--address', 'is missing');
  return operate(database, target, async (transaction, operated) => {
    const transition = operatorTransition(operated, 'request-interview', by);
    const { application, interviews, jobId, student } = operated;
    if (by === 'UNIVERSITY' && student.universityId === null) {
      throw new Refusal('--by', 'cannot be university: the student has none');
    }
    if (application === undefined) throw new Refusal(null, 'There is no application.');
    const [phase, phaseJp] = by === 'UNIVERSITY' ? OF_UNIVERSITY : (ROUNDS[interviews] ?? ROUNDS[2]);
    const { id } = await transaction
      .insertInto('interviews')
      .values({
        application_id: application.id,
        interviewer: by,
        phase: request.phase ?? phase,
        phase_jp: request.phaseJp ?? (request.phase === undefined ? phaseJp : null),
        status: 'REQUESTED',
        starts_at: startsAt,
        ends_at: endsAt,
        respond_by: respondBy,
        style: isOffline ? 'OFFLINE' : 'ONLINE',
        link: request.link ?? null,
        address: request.address ?? null,
        address_jp: request.addressJp ?? null,
        map_link: request.mapLink ?? null,
        interviewers: request.interviewers ?? null,
        interviewers_jp: request.interviewersJp ?? null,
        belongings: request.belongings ?? null,
        belongings_jp: request.belongingsJp ?? null,
        dress: request.dress ?? null,
        dress_jp: request.dressJp ?? null,
        message: request.message ?? null,
        message_jp: request.messageJp ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: by,
      now,
      answerBy: respondBy,
      interviewer: by,
    });
    checkRecord(
      manifest.job.showInterview.responses[200].schema,
      await showInterview(transaction, id, student, now),
    );
    return id;
  });
}
