import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { confirmTime } from './confirmTime.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { recommend } from './recommend.ts';
import { recordResult } from './recordResult.ts';
import { reject } from './reject.ts';
import { requestInterview } from './requestInterview.ts';
import { sendOffer } from './sendOffer.ts';

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

beforeEach(async () => {
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

const now = () => testApp.clock.now();
const database = () => testApp.deps.database;
const open = () => present(pipeline.data.jobs.open[0]);
const target = (job = 'J-1') => ({ student: student.email, job });

async function written(): Promise<unknown> {
  return Promise.all(
    (['applications', 'application_events', 'interviews', 'job_offers'] as const).map((table) =>
      database()
        .selectFrom(table)
        .select((count) => count.fn.countAll().as('rows'))
        .executeTakeFirst(),
    ),
  );
}

describe('naming the application', () => {
  test('by its id, or by student and job, is the same', async () => {
    const application = await pipeline.apply(student, open());
    await requestInterview(database(), target(), { by: 'COMPANY', startsAt: pipeline.inDays(7) }, now());
    await reject(database(), { application }, { by: 'COMPANY' }, now());
    expect(await pipeline.stageOf(application)).toBe('UNLUCKY');
  });

  test.each([
    [{}, '--student or --application is missing'],
    [{ student: 'hana@michi.example' }, '--job is missing: give the code of the job'],
    [{ student: 'nobody@michi.example', job: 'J-1' }, '--student is not the email of a student'],
    [{ student: 'admin@michi.example', job: 'J-1' }, '--student is not the email of a student'],
    [{ student: 'hana@michi.example', job: 'J-999' }, '--job is not the code of a job'],
    [{ application: 'J-1' }, '--application is not an id'],
    [
      { application: '0199a1c2-0000-7000-8000-00000000ffff' },
      '--application is not the id of an application',
    ],
    [
      { application: '0199a1c2-0000-7000-8000-00000000ffff', job: 'J-1' },
      '--application cannot be combined with --student or --job',
    ],
  ])('like %j is refused: %s', async (named, message) => {
    await expect(reject(database(), named, { by: 'COMPANY' }, now())).rejects.toThrow(message);
  });
});

describe('an act that the table does not have', () => {
  test.each([
    ['confirm-time', () => confirmTime(database(), target(), { candidate: 1 }, now())],
    ['pass-interview', () => recordResult(database(), target(), { outcome: 'SELECTED' }, now())],
    ['fail-interview', () => recordResult(database(), target(), { outcome: 'FAILED' }, now())],
    ['send-offer', () => sendOffer(database(), target(), { expiresAt: pipeline.inDays(7) }, now())],
    ['recommend', () => recommend(database(), target(), {}, now())],
  ])('%s is rejected with the name of the stage, and writes nothing', async (action, act) => {
    await pipeline.apply(student, open());
    const before = await written();
    await expect(act()).rejects.toThrow(
      new RegExp(`^${action} by the \\w+ is not possible: the application stands at APPLIED\\.$`),
    );
    expect(await written()).toEqual(before);
  });

  test('is refused where there is no application', async () => {
    const act = requestInterview(
      database(),
      target(),
      { by: 'COMPANY', startsAt: pipeline.inDays(7) },
      now(),
    );
    await expect(act).rejects.toThrow('there is no application yet');
  });

  test('such as confirming a time nobody asked to change reports the status of the interview', async () => {
    await pipeline.requestInterview(await pipeline.apply(student, open()));
    await expect(confirmTime(database(), target(), { candidate: 1 }, now())).rejects.toThrow(
      'confirm-time is not possible: the interview is REQUESTED.',
    );
  });
});

describe('asking for an interview', () => {
  const ask = (more: object) =>
    requestInterview(database(), target(), { by: 'COMPANY', startsAt: pipeline.inDays(7), ...more }, now());

  beforeEach(async () => {
    await pipeline.apply(student, open());
  });

  const refused: readonly (readonly [more: object, message: string])[] = [
    [{ startsAt: new Date('2026-11-20T03:00:00Z') }, '--starts-at is in the past'],
    [{ endsAt: new Date('2026-11-21T03:00:00Z') }, '--ends-at is not after --starts-at'],
    [{ respondBy: new Date('2026-11-20T02:00:00Z') }, '--respond-by is in the past'],
    [{ respondBy: new Date('2026-12-20T02:00:00Z') }, '--respond-by is after --starts-at'],
    [{ link: 'https://a.example', address: 'Tokyo' }, '--link is for online interviews'],
    [{ mapLink: 'https://maps.example' }, '--address is missing'],
    [{ link: 'http://a.example' }, '--link is not valid'],
    [{ address: 'Tokyo', mapLink: 'javascript:alert(1)' }, '--map-link is not valid'],
    [{ phaseJp: '長'.repeat(201) }, '--phase-jp is not valid'],
    [{ message: 'x'.repeat(2001) }, '--message is not valid'],
  ];
  test.each(refused.map(([more, message]) => [message, more] as const))(
    'is refused where %s',
    async (message, more) => {
      const before = await written();
      await expect(ask(more)).rejects.toThrow(message);
      expect(await written()).toEqual(before);
    },
  );

  test('in the name of a university keeps to its own students', async () => {
    await ask({ by: 'UNIVERSITY' });
    const { data } = await testApp.request(manifest.job.listApplications, 200, {
      query: 'stage=INTERVIEW_REQUESTED',
      token: student.token,
    });
    expect(data.data[0]?.application?.interviewer).toBe('UNIVERSITY');
    student = await testApp.signInStudent();
    await pipeline.apply(student, open());
    await expect(ask({ by: 'UNIVERSITY' })).rejects.toThrow('--by cannot be university');
  });
});

describe('recording a result', () => {
  test.each(['SELECTED', 'FAILED'] as const)(
    'of an interview that has not begun is refused (%s), and writes nothing',
    async (outcome) => {
      const application = await pipeline.apply(student, open());
      const interview = await pipeline.requestInterview(application, { startsAt: pipeline.inDays(1) });
      await pipeline.respondToInterview(student, interview, { action: 'accept' });
      const before = await written();
      const begins = operatorMoment(pipeline.inDays(1));
      await expect(recordResult(database(), target(), { outcome }, now())).rejects.toThrow(
        `-interview is not possible: the interview begins at ${begins}.`,
      );
      expect(await written()).toEqual(before);
      await recordResult(database(), target(), { outcome }, pipeline.inDays(1));
      expect(await pipeline.stageOf(application)).toBe(outcome === 'FAILED' ? 'UNLUCKY' : 'INTERVIEW_RESULT');
    },
  );

  test('of a day that has not come is refused', async () => {
    await pipeline.apply(student, open());
    const act = recordResult(database(), target(), { outcome: 'FAILED', decidedOn: '2026-11-21' }, now());
    await expect(act).rejects.toThrow('--decided-on is in the future');
  });
});

describe('sending an offer', () => {
  test('that expires in the past, or begins before it is written, is refused', async () => {
    const application = await pipeline.apply(student, open());
    await expect(pipeline.offer(student, application, { expiresAt: pipeline.inDays(-1) })).rejects.toThrow(
      '--expires-at is in the past',
    );
    const send = (more: object) =>
      sendOffer(database(), { application }, { expiresAt: pipeline.inDays(7), ...more }, now());
    await expect(send({})).rejects.toThrow('--joining-date is missing');
    await expect(send({ joiningDate: '2026-11-19' })).rejects.toThrow('--joining-date is before');
    const joiningDate = '2027-04-01';
    await expect(send({ joiningDate, hrEmail: 'not-an-email' })).rejects.toThrow('--hr-email is not valid');
    await send({ joiningDate, code: 'TAKEN-1' });
    student = await testApp.signInStudent();
    const other = await pipeline.apply(student, open());
    await expect(pipeline.offer(student, other, { code: 'TAKEN-1' })).rejects.toThrow(
      '--code is already used',
    );
    expect(await pipeline.stageOf(other)).toBe('INTERVIEW_RESULT');
  });
});

describe('recommending', () => {
  test('waits for the student with the note of the university in the timeline', async () => {
    const { id } = await recommend(database(), target('J-11'), { note: 'ゼミの研究と近い求人です。' }, now());
    expect(await pipeline.stageOf(id)).toBe('RECOMMENDED');
    const { data } = await testApp.request(manifest.job.showJob, 200, {
      params: { id: pipeline.data.jobs.ofUniversity },
      token: student.token,
    });
    expect(data.timeline).toMatchObject([
      { stage: 'RECOMMENDED', actor: 'UNIVERSITY', note: 'ゼミの研究と近い求人です。' },
    ]);
    expect(data.job.application?.answerBy).toBe(pipeline.inDays(7).toISOString());
  });

  test.each([
    ['by default', undefined],
    ['when asked for later', 30],
  ])('is to be answered before the job closes, %s', async (_, days) => {
    const closes = pipeline.inDays(4);
    const jobs = database().updateTable('jobs').where('code', '=', 'J-11');
    await jobs.set({ university_deadline: closes }).execute();
    const answerBy = days === undefined ? undefined : pipeline.inDays(days);
    const notified = await recommend(database(), target('J-11'), { answerBy }, now());
    expect(notified.answerBy).toBe(closes.toISOString());
    const read = async () => {
      const { data } = await testApp.request(manifest.job.listRecommendations, 200, { token: student.token });
      return data.data[0]?.job.application?.answerBy;
    };
    expect(await read()).toBe(closes.toISOString());
    await jobs.set({ university_deadline: pipeline.inDays(2) }).execute();
    expect(await read()).toBe(pipeline.inDays(2).toISOString());
    await jobs.set({ university_deadline: null }).execute();
    expect(await read()).toBe(pipeline.inDays(2).toISOString());
  });

  test.each([
    ['J-9', '--job no longer accepts applications'],
    ['J-10', '--job has no open positions'],
    ['J-12', '--job is for the students of another university'],
    ['J-13', '--job is for other graduation years'],
  ])('%s is refused: %s', async (job, message) => {
    await expect(recommend(database(), target(job), {}, now())).rejects.toThrow(message);
  });

  test('a job for the other side of studies is refused, as applying to it is', async () => {
    await database()
      .insertInto('student_profiles')
      .values({
        user_id: student.userId,
        education: JSON.stringify([
          { schoolType: 'UNIVERSITY', artsOrScience: 'ARTS', graduationMonth: '2027-03' },
        ]),
      })
      .execute();
    const asking = (side: 'ARTS' | 'SCIENCE' | null) =>
      database().updateTable('jobs').set({ field_of_study: side }).where('code', '=', 'J-11').execute();
    await asking('SCIENCE');
    await expect(recommend(database(), target('J-11'), {}, now())).rejects.toThrow(
      '--job is for a different field of study',
    );
    await asking('ARTS');
    await expect(recommend(database(), target('J-11'), {}, now())).resolves.toMatchObject({
      id: expect.any(String),
    });
    await asking(null);
  });

  test('requires a student with a university, and a time in the future', async () => {
    const past = recommend(database(), target(), { answerBy: now() }, now());
    await expect(past).rejects.toThrow('--answer-by is in the past');
    student = await testApp.signInStudent();
    await expect(recommend(database(), target(), {}, now())).rejects.toThrow('--student has no university');
  });
});
