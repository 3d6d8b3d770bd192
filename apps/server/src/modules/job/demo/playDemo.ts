import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { actOnInterview, type InterviewActionRequest } from '../interviews/actOnInterview.ts';
import { confirmTime } from '../operator/confirmTime.ts';
import { recordResult } from '../operator/recordResult.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { reject } from '../operator/reject.ts';
import { requestInterview } from '../operator/requestInterview.ts';
import { sendOffer } from '../operator/sendOffer.ts';
import { holdInterview } from './holdInterview.ts';
import { findStudent } from '../operator/application.ts';

export interface Stage {
  readonly student: string;
  readonly printLine: (line: string) => void;
  readonly wait: () => Promise<void>;
}

interface Actors {
  readonly database: Kysely<Database>;
  readonly userId: string;
  readonly application: string;
  readonly now: () => Date;
}

interface Step {
  readonly line: string;
  readonly act: (actors: Actors) => Promise<unknown>;
}

interface Part {
  readonly application: string;
  readonly name: string;
}

/**
 * Moves the newest applications of a student through the pipeline, step by step: one up to an unanswered offer, with a
 * rescheduled interview; one fails its first interview; one is not selected.
 * @returns the number of steps
 * @throws Refusal without an open application
 */
export async function playDemo(
  { clock, database }: Deps,
  { printLine, student, wait }: Stage,
): Promise<number> {
  const userId = await findStudent(database, student);
  const parts = await waitingApplications(database, userId);
  if (parts.length === 0) throw new Refusal('--student', 'has no open application: apply for a job first');
  const steps = interleaved(
    parts.map((part, index) => STORIES[index]?.map((step) => ({ part, step })) ?? []),
  );
  let made = 0;
  for (const { part, step } of steps) {
    if (made > 0) await wait();
    await step.act({ database, userId, application: part.application, now: () => clock.now() });
    made += 1;
    printLine(`${part.name}: ${step.line}`);
  }
  return made;
}

const DAY = 24 * 60 * 60 * 1000;

/** A moment some days from now, at an hour in Japan. */
function inDays(now: Date, days: number, hour: number): Date {
  const day = new Date(now.getTime() + days * DAY + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
}

const ask = (line: string, days: number): Step => ({
  line,
  act: ({ application, database, now }) =>
    requestInterview(
      database,
      { application },
      {
        by: 'COMPANY',
        startsAt: inDays(now(), days, 14),
        link: 'https://meet.michi.example/demo',
        belongings: 'Nothing in particular',
        belongingsJp: '特にありません',
        dress: 'No suit needed',
        dressJp: '自由（スーツでなくてかまいません）',
      },
      now(),
    ),
});

const respond = (line: string, request: (now: Date) => InterviewActionRequest): Step => ({
  line,
  act: async ({ application, database, now, userId }) =>
    inTransaction(database, async (transaction) => {
      const { id } = await transaction
        .selectFrom('interviews')
        .select('id')
        .where('application_id', '=', application)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await actOnInterview(transaction, id, request(now()), userId, now());
    }),
});

const accept = respond('the student accepts it', () => ({ action: 'accept' }));

const result = (line: string, outcome: 'SELECTED' | 'FAILED'): Step => ({
  line,
  act: async ({ application, database, now }) => {
    await holdInterview(database, { application }, now());
    await recordResult(database, { application }, { outcome }, now());
  },
});

/** For the newest application, the next, and the one after that. */
const STORIES: readonly (readonly Step[])[] = [
  [
    ask('the company requests a first interview', 7),
    respond('the student requests another time', (now) => ({
      action: 'reschedule',
      reason: 'CLASS_OR_EXAM',
      candidates: [inDays(now, 8, 10).toISOString(), inDays(now, 9, 15).toISOString()],
    })),
    {
      line: 'the company confirms the first suggested time',
      act: ({ application, database, now }) =>
        confirmTime(database, { application }, { candidate: 1 }, now()),
    },
    result('selected in the first interview', 'SELECTED'),
    ask('the company requests a second interview', 14),
    accept,
    result('selected in the second interview', 'SELECTED'),
    {
      line: 'the company sends an offer for the student to respond to',
      act: ({ application, database, now }) =>
        sendOffer(
          database,
          { application },
          {
            expiresAt: inDays(now(), 14, 17),
            message: 'We are pleased to offer you a place on the terms below.',
            messageJp: '下記の条件で採用内定をご通知いたします。',
          },
          now(),
        ),
    },
  ],
  [
    ask('the company requests a first interview', 5),
    accept,
    result('not selected in the first interview', 'FAILED'),
  ],
  [
    {
      line: 'the company chose someone else',
      act: ({ application, database, now }) => reject(database, { application }, { by: 'COMPANY' }, now()),
    },
  ],
];

/** Takes one element of each list, repeatedly, until all are empty. */
function interleaved<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** Only jobs with a start date, which an offer needs. */
async function waitingApplications(database: Kysely<Database>, userId: string): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select a.id as application, j.title || ', ' || c.name as name
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.user_id = ${userId} and a.stage = 'APPLIED' and a.kind = 'JOB' and j.start_date is not null
    order by a.applied_at desc, a.id desc limit ${STORIES.length}`.execute(database);
  return rows;
}
