import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import {
  findTransition,
  STAGES,
  type Actor,
  type ApplicationStage,
  type InterviewAnswer,
  type InterviewStatus,
} from '../../../pipeline/transitions.ts';
import type { Target } from '../operator/application.ts';
import { confirmTime } from '../operator/confirmTime.ts';
import { recommend } from '../operator/recommend.ts';
import { holdInterview } from '../demo/holdInterview.ts';
import { recordResult } from '../operator/recordResult.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { reject } from '../operator/reject.ts';
import { requestInterview } from '../operator/requestInterview.ts';
import { sendOffer } from '../operator/sendOffer.ts';

let testApp: TestApp;
let pipeline: PipelineFixture;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

const NOBODYS = '0199a1c2-0000-7000-8000-00000000ffff';

/** Jobs an example plays with; the last is of the student's university. */
const JOBS = ['J-1', 'J-2', 'J-11'] as const;

type JobCode = (typeof JOBS)[number];

/** Every way in which anybody moves an application; `true` when it was done. */
const ACTS = {
  apply: job('apply'),
  withdraw: job('withdraw', { reason: 'SCHEDULE_MISMATCH' }),
  'accept-recommendation': job('accept-recommendation'),
  'deny-recommendation': job('deny-recommendation', { reason: 'FIELD_OF_INTEREST_CHANGED' }),
  'accept-interview': interview('accept'),
  'deny-interview': interview('deny', { reason: 'SCHEDULE_MISMATCH' }),
  'reschedule-interview': interview('reschedule', {
    reason: 'CLASS_OR_EXAM',
    candidates: ['2026-12-01T01:00:00.000Z', '2026-12-02T01:00:00.000Z'],
  }),
  'cancel-interview': interview('cancel', { reason: 'SCHEDULE_MISMATCH' }),
  'accept-offer': offer('accept-offer'),
  'deny-offer': offer('deny-offer', { reason: 'FAMILY_WILL' }),
  recommend: operator('UNIVERSITY', (target, now) => recommend(database(), target, {}, now)),
  'request-interview': operator('COMPANY', (target, now) =>
    requestInterview(database(), target, { by: 'COMPANY', startsAt: pipeline.inDays(7) }, now),
  ),
  'request-internal-interview': operator('UNIVERSITY', (target, now) =>
    requestInterview(database(), target, { by: 'UNIVERSITY', startsAt: pipeline.inDays(7) }, now),
  ),
  'confirm-time': operator('COMPANY', (target, now) =>
    confirmTime(database(), target, { candidate: 1 }, now),
  ),
  'pass-interview': operator('COMPANY', (target, now) => heldWith('SELECTED', target, now)),
  'fail-interview': operator('COMPANY', (target, now) => heldWith('FAILED', target, now)),
  reject: operator('COMPANY', (target, now) => reject(database(), target, { by: 'COMPANY' }, now)),
  'send-offer': operator('COMPANY', (target, now) =>
    sendOffer(
      database(),
      target,
      { expiresAt: pipeline.inDays(14), joiningDate: '2027-04-01', code: crypto.randomUUID() },
      now,
    ),
  ),
} as const;

type ActName = keyof typeof ACTS;

interface PlayedAct {
  readonly actor: Actor;
  play(student: SignedIn, code: JobCode): Promise<boolean>;
}

const database = () => testApp.deps.database;

/** Records a result as if the accepted interview had just been held. */
async function heldWith(outcome: 'SELECTED' | 'FAILED', target: Target, now: Date): Promise<void> {
  await holdInterview(database(), target, now);
  await recordResult(database(), target, { outcome }, now);
}

function job(action: string, more = {}): PlayedAct {
  return {
    actor: 'STUDENT',
    async play({ token }, code) {
      const { id } = await database()
        .selectFrom('jobs')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const body = { action, ...more };
      const path = `/api/job/jobs/students/action/${id}`;
      return isDone(await testApp.send('POST', path, { token, body }));
    },
  };
}

function interview(action: InterviewAnswer, more = {}): PlayedAct {
  return {
    actor: 'STUDENT',
    async play(student, code) {
      const latest = await latestOf('interviews', student, code);
      return isDone(await pipeline.respondToInterview(student, latest, { action, ...more }));
    },
  };
}

function offer(action: string, more = {}): PlayedAct {
  return {
    actor: 'STUDENT',
    async play(student, code) {
      const jobOfferId = await latestOf('job_offers', student, code);
      return isDone(await pipeline.respondToOffer(student, { jobOfferId, action, ...more }));
    },
  };
}

function operator(actor: Actor, act: (target: Target, now: Date) => Promise<unknown>): PlayedAct {
  return {
    actor,
    async play({ email }, code) {
      try {
        await act({ student: email, job: code }, testApp.clock.now());
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
}

/** A refusal is a 409, or a 404 for what was never there; nothing else may come. */
function isDone({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  if (![200, 404, 409].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`);
  return status === 200;
}

async function latestOf(
  table: 'interviews' | 'job_offers',
  { userId }: SignedIn,
  code: JobCode,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select one.id from ${sql.table(table)} one join applications a on a.id = one.application_id
      join jobs j on j.id = a.job_id
    where a.user_id = ${userId} and j.code = ${code} order by one.id desc limit 1`.execute(database());
  return rows[0]?.id ?? NOBODYS;
}

interface Standing {
  readonly id: string;
  readonly code: string;
  readonly stage: ApplicationStage;
  readonly interview: InterviewStatus | null;
  readonly interviewer: Actor | null;
  readonly offer: string | null;
  readonly events: readonly {
    readonly action: string;
    readonly from: ApplicationStage | null;
    readonly stage: ApplicationStage;
    readonly actor: Actor;
  }[];
}

/** The state of everything that belongs to a student. */
async function standingOf({ userId }: SignedIn): Promise<readonly Standing[]> {
  const rows = await database()
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .leftJoin('job_offers as o', 'o.application_id', 'a.id')
    .select(['a.id', 'j.code', 'a.stage', 'o.status as offer'])
    .where('a.user_id', '=', userId)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const open = await database()
        .selectFrom('interviews')
        .select(['status', 'interviewer'])
        .where('application_id', '=', row.id)
        .where('status', 'in', ['REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED'])
        .where('result_outcome', 'is', null)
        .execute();
      expect(open.length).toBeLessThan(2);
      const events = await database()
        .selectFrom('application_events')
        .select(['action', 'from_stage', 'stage', 'actor'])
        .where('application_id', '=', row.id)
        .orderBy('id')
        .execute();
      return {
        ...row,
        interview: open[0]?.status ?? null,
        interviewer: open[0]?.interviewer ?? null,
        events: events.map(({ action, actor, from_stage, stage }) => {
          if (actor === 'SYSTEM') throw new Error('The system moves nothing.');
          return { action, actor, from: from_stage, stage };
        }),
      };
    }),
  );
}

/** Checks that no state is outside the table and no transition is incomplete. */
function checkWhole(standings: readonly Standing[]): void {
  for (const { events, interview: open, offer: letter, stage } of standings) {
    let before: ApplicationStage | null = null;
    for (const { action, actor, from, stage: to } of events) {
      expect(from).toBe(before);
      expect(findTransition(from, action, actor)?.to, `${actor} ${action} from ${from}`).toBe(to);
      before = to;
    }
    expect(stage).toBe(before);
    const expected = {
      INTERVIEW_REQUESTED: ['REQUESTED', 'RESCHEDULE_REQUESTED'],
      INTERVIEW_ACCEPTED: ['ACCEPTED'],
    };
    expect(stage in expected ? Reflect.get(expected, stage) : [null], stage).toContain(open);
    const letters = { OFFERED: 'OFFERED', OFFER_ACCEPTED: 'ACCEPTED', OFFER_DENIED: 'DENIED' };
    expect(letter, stage).toBe(stage in letters ? Reflect.get(letters, stage) : null);
  }
  const accepted = standings.filter(({ stage }) => stage === 'OFFER_ACCEPTED');
  expect(accepted.length).toBeLessThan(2);
}

/** The stage after an action according to the table; undefined if the action is to be rejected. */
function expectedStage(
  name: ActName,
  code: JobCode,
  standings: readonly Standing[],
): ApplicationStage | undefined {
  const standing = standings.find((one) => one.code === code);
  const stage = standing?.stage ?? null;
  const action = name === 'request-internal-interview' ? 'request-interview' : name;
  // The side that holds an interview decides on it.
  const decides = ['confirm-time', 'pass-interview', 'fail-interview'].includes(name);
  const actor = decides ? (standing?.interviewer ?? 'COMPANY') : ACTS[name].actor;
  const transition = findTransition(stage, action, actor);
  if (name === 'apply' && transition === undefined && stage !== null) return stage;
  const fits = transition?.interview?.from.includes(standing?.interview ?? null) ?? true;
  const isSecond = name === 'accept-offer' && standings.some((one) => one.stage === 'OFFER_ACCEPTED');
  return fits && !isSecond ? transition?.to : undefined;
}

/** An act on a job: any of all, or one of those that the table allows there, so that every stage is reached. */
const acts = fc.record({
  code: fc.constantFrom(...JOBS),
  isAllowed: fc.boolean(),
  number: fc.nat({ max: 1000 }),
});

type DrawnAct = typeof acts extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const NAMES: readonly ActName[] = Object.keys(ACTS).filter(isActName);

function nameOf({ code, isAllowed, number }: DrawnAct, standings: readonly Standing[]): ActName {
  const allowed = NAMES.filter((name) => expectedStage(name, code, standings) !== undefined);
  const names = isAllowed && allowed.length > 0 ? allowed : NAMES;
  return names[number % names.length] ?? 'apply';
}

function isActName(name: string): name is ActName {
  return name in ACTS;
}

/** A student without applications, or with two offers. */
async function newStudent(offers: number): Promise<SignedIn> {
  const student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  for (const code of JOBS.slice(0, offers)) {
    await ACTS.apply.play(student, code);
    await ACTS['request-interview'].play(student, code);
    await ACTS['accept-interview'].play(student, code);
    await ACTS['pass-interview'].play(student, code);
    await ACTS['send-offer'].play(student, code);
  }
  return student;
}

describe('whatever anybody does, in whatever order', () => {
  test('each action makes the transition of the table, or none', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 2),
        fc.array(acts, { minLength: 6, maxLength: 18 }),
        async (offers, sequence) => {
          const student = await newStudent(offers);
          let standings = await standingOf(student);
          for (const drawn of sequence) {
            const { code } = drawn;
            const name = nameOf(drawn, standings);
            const expected = expectedStage(name, code, standings);
            const done = await ACTS[name].play(student, code);
            const after = await standingOf(student);
            expect(done, `${name} on ${JSON.stringify(standings)}`).toBe(expected !== undefined);
            if (done) expect(after.find((one) => one.code === code)?.stage).toBe(expected);
            else expect(after).toEqual(standings);
            checkWhole(after);
            standings = after;
            for (const { stage } of standings) seen.add(stage);
          }
        },
      ),
      { numRuns: 14, seed: 20_270_401 },
    );
    // A property that never got there would say nothing.
    expect([...seen].toSorted()).toEqual([...STAGES].toSorted());
  });

  test('also when three do something at the same instant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 2),
        fc.array(fc.array(acts, { minLength: 2, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
        async (offers, rounds) => {
          const student = await newStudent(offers);
          let standings = await standingOf(student);
          for (const round of rounds) {
            const names = round.map((drawn) => nameOf(drawn, standings));
            await Promise.all(
              round.map(({ code }, index) => ACTS[names[index] ?? 'apply'].play(student, code)),
            );
            standings = await standingOf(student);
            checkWhole(standings);
          }
        },
      ),
      { numRuns: 14, seed: 20_270_402 },
    );
  });
});
