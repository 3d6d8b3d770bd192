import { manifest } from '@michi/api/manifest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { recommend } from '../operator/recommend.ts';
import { forgetStudent } from '../forgetStudent.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';

const { actOnJob, showApplicationDossier, updateApplicationNotes } = manifest.job;
const {
  createResume,
  deleteResume,
  getSentResumeFile,
  showResume,
  showSentResume,
  updateProfile,
  updateResume,
} = manifest.user;

const NO_REASON = { reasonForApplying: null };

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

const job = (index = 0) => present(pipeline.data.jobs.open[index]);
const act = (body: unknown, id = job()) =>
  testApp.request(actOnJob, 200, { params: { id }, token: student.token, body });
const show = async (id: string) =>
  (await testApp.request(showApplicationDossier, 200, { params: { id }, token: student.token })).data;
const write = async (id: string, body: unknown) =>
  (await testApp.request(updateApplicationNotes, 200, { params: { id }, token: student.token, body })).data;
const refuse = async (id: string, body: unknown) =>
  (await testApp.request(updateApplicationNotes, 422, { params: { id }, token: student.token, body })).fields;

async function apply(body: object = {}): Promise<string> {
  const { data } = await act({ action: 'apply', ...body });
  return present(data.job.application).id;
}

async function addResume(parts: Parameters<typeof formRequest>[0] = {}): Promise<string> {
  const request = await formRequest(parts);
  return (await testApp.request(createResume, 201, { token: student.token, ...request })).data.id;
}

const writeAbout = (about: string) =>
  testApp.request(updateProfile, 200, { token: student.token, body: { about } });

describe('the answers to the questions of a company', () => {
  const ID = {
    effort: '0199a1c2-0000-8000-8000-0000000e0001',
    place: '0199a1c2-0000-8000-8000-0000000e0002',
    tokyo: '0199a1c2-0000-8000-8000-0000000e1001',
  };
  const QUESTIONS = [
    {
      id: ID.effort,
      kind: 'TEXT',
      text: 'What did you put effort into?',
      textJp: '力を入れたことは何ですか。',
      isRequired: true,
      maxCharacters: 10,
      choices: [],
      fileTypes: [],
      maxMegabytes: null,
    },
    {
      id: ID.place,
      kind: 'CHOICE',
      text: 'Where?',
      textJp: null,
      isRequired: false,
      maxCharacters: null,
      choices: [{ id: ID.tokyo, text: 'Tokyo', textJp: '東京' }],
      fileTypes: [],
      maxMegabytes: null,
    },
  ];
  const ask = (questions: readonly unknown[]) =>
    testApp.deps.database
      .updateTable('jobs')
      .set({ questions: JSON.stringify(questions) })
      .where('id', '=', job())
      .execute();
  const refused = (status: 409 | 422, answers: unknown) =>
    testApp.request(actOnJob, status, {
      params: { id: job() },
      token: student.token,
      body: { action: 'apply', answers },
    });

  beforeEach(async () => {
    await ask(QUESTIONS);
  });
  afterAll(() => ask([]));

  test('are kept to the letter with the words of the questions, whatever is asked later', async () => {
    const id = await apply({
      answers: [
        { questionId: ID.place, choiceId: ID.tokyo },
        { questionId: ID.effort, text: '  家族👩‍👩‍👧‍👦と\r\n読書会 ' },
      ],
    });
    await ask([]);
    const { sent } = await show(id);
    expect(sent?.answers).toEqual([
      {
        questionId: ID.effort,
        kind: 'TEXT',
        question: 'What did you put effort into?',
        questionJp: '力を入れたことは何ですか。',
        text: '家族👩‍👩‍👧‍👦と\r\n読書会',
        choice: null,
        choiceJp: null,
        file: null,
      },
      {
        questionId: ID.place,
        kind: 'CHOICE',
        question: 'Where?',
        questionJp: null,
        text: null,
        choice: 'Tokyo',
        choiceJp: '東京',
        file: null,
      },
    ]);
  });

  test.each([
    ['missing', { text: ' ' }, { 'answers.0.text': 'Answer this question' }],
    [
      'over the limit',
      { text: '👩‍👩‍👧‍👦'.repeat(13) },
      { 'answers.0.text': 'Too long by 3: use at most 10 characters' },
    ],
  ])('are refused if one is %s, with its place', async (_what, answer, fields) => {
    expect((await refused(422, [{ questionId: ID.effort, ...answer }])).fields).toEqual(fields);
  });

  test('are refused if one is an unknown choice, or given twice', async () => {
    const answers = [
      { questionId: ID.effort, text: 'Reading' },
      { questionId: ID.place, choiceId: ID.effort },
      { questionId: ID.effort, text: 'Robots' },
    ];
    expect((await refused(422, answers)).fields).toEqual({
      'answers.0.questionId': 'Enter this only once',
      'answers.1.choiceId': 'Choose one of the answers shown',
    });
  });

  test('are refused as a whole if the student has read other questions than those of the job', async () => {
    const gone = { questionId: ID.tokyo, text: 'Reading' };
    const answer = { questionId: ID.effort, text: 'Reading' };
    for (const answers of [undefined, [], [answer, gone]])
      expect((await refused(409, answers)).error).toBe('QUESTIONS_CHANGED');
    expect((await act({ action: 'apply', answers: [answer] })).data.job.application?.stage).toBe('APPLIED');
  });

  test('are deleted with the account', async () => {
    const id = await apply({ answers: [{ questionId: ID.effort, text: 'Reading' }] });
    await inTransaction(testApp.deps.database, (transaction) =>
      forgetStudent(transaction, student.userId, testApp.clock.now()),
    );
    expect((await show(id)).sent?.answers).toEqual([]);
  });
});

describe('an application', () => {
  test('shows the job, what was sent, what happened and its interviews', async () => {
    const id = await apply({ note: 'I worked with robots.' });
    const interview = await pipeline.requestInterview(id);
    expect(await show(id)).toMatchObject({
      id,
      job: { id: job(), application: { id, stage: 'INTERVIEW_REQUESTED', turn: 'STUDENT' } },
      sent: {
        sentAt: '2026-11-20T03:00:00.000Z',
        message: 'I worked with robots.',
        reasonForApplying: null,
        resume: null,
        answers: [],
      },
      timeline: [{ action: 'apply' }, { action: 'request-interview' }],
      interviews: [{ id: interview, applicationId: id, status: 'REQUESTED' }],
      notes: { text: '', checklist: [], questions: [], ratings: null, updatedAt: null },
    });
  });

  test('says in the timeline which round each event of an interview is about', async () => {
    const id = await apply();
    testApp.clock.set('2026-11-20T03:01:00.000Z');
    const interview = await pipeline.requestInterview(id);
    testApp.clock.set('2026-11-20T03:02:00.000Z');
    await pipeline.respondToInterview(student, interview, { action: 'accept' });
    testApp.clock.set('2026-11-20T03:03:00.000Z');
    await pipeline.decideInterview(id, { outcome: 'SELECTED' });
    testApp.clock.set('2026-11-20T03:04:00.000Z');
    await pipeline.requestInterview(id);
    const { timeline } = await show(id);
    expect(timeline.map(({ action, phase, phaseJp }) => [action, phase, phaseJp])).toEqual([
      ['apply', null, null],
      ['request-interview', 'First interview', '一次面接'],
      ['accept-interview', 'First interview', '一次面接'],
      ['pass-interview', 'First interview', '一次面接'],
      ['request-interview', 'Second interview', '二次面接'],
    ]);
  });

  test('keeps the resume as it was sent, whatever is changed or deleted later', async () => {
    await writeAbout('As it was');
    const resumeId = await addResume({ title: 'Before' });
    const id = await apply({ resumeId });
    await writeAbout('As it is');
    await testApp.request(updateResume, 200, {
      token: student.token,
      params: { id: resumeId },
      ...(await formRequest({ title: 'After' })),
    });
    const open = async () =>
      (await testApp.request(showSentResume, 200, { token: student.token, params: { id } })).data;
    const sent = {
      kind: 'CREATED',
      title: 'Before',
      sentAt: '2026-11-20T03:00:00.000Z',
      content: { about: 'As it was' },
    };
    expect(await open()).toMatchObject(sent);
    await testApp.request(deleteResume, 200, { token: student.token, params: { id: resumeId } });
    expect(await open()).toMatchObject(sent);
    expect((await show(id)).sent?.resume).toMatchObject({ title: 'Before', kind: 'CREATED', fileName: null });
    await testApp.request(getSentResumeFile, 404, { token: student.token, params: { id } });
  });

  test('hands out the uploaded file that was sent after the resume has been deleted', async () => {
    const resumeId = await addResume({ file: pdfFile('cv.pdf') });
    const id = await apply({ resumeId });
    await testApp.request(deleteResume, 200, { token: student.token, params: { id: resumeId } });
    expect((await show(id)).sent?.resume).toMatchObject({ kind: 'UPLOADED', fileName: 'cv.pdf' });
    const response = await testApp.app.request(`/api/user/students/sent-resumes/${id}/file`, {
      headers: { Authorization: `Bearer ${student.token}` },
    });
    expect(response.headers.get('Content-Disposition')).toContain('cv.pdf');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(
      new Uint8Array(await pdfFile('cv.pdf').arrayBuffer()),
    );
  });

  test('shows what was sent last by a student who withdrew and applied again', async () => {
    const id = await apply({ note: 'First', resumeId: await addResume() });
    await act({ action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    testApp.clock.advance(60_000);
    expect(await apply({ note: 'Second' })).toBe(id);
    expect((await show(id)).sent).toEqual({
      sentAt: '2026-11-20T03:01:00.000Z',
      message: 'Second',
      reasonForApplying: null,
      resume: null,
      answers: [],
    });
  });

  test('is not found by another student, with its notes and its resume', async () => {
    const id = await apply({ resumeId: await addResume({ file: pdfFile('cv.pdf') }) });
    const { token } = pipeline.data.alex;
    const request = { params: { id }, token };
    await testApp.request(showApplicationDossier, 404, request);
    await testApp.request(updateApplicationNotes, 404, { ...request, body: { text: 'Mine' } });
    await testApp.request(showSentResume, 404, request);
    await testApp.request(getSentResumeFile, 404, request);
    expect((await show(id)).notes.text).toBe('');
  });
});

describe('the reason for applying', () => {
  const own = 'Written for another trade.';
  const other = 'Written for this job.\n\nIn two paragraphs.';

  const addReason = (text: string): Promise<string> =>
    addAnswer(testApp.deps.database, student.userId, { text });

  /** Resumes by kind, and the reason that each contains unless another is requested. */
  const resumes: readonly (readonly [
    string,
    (ownId: string) => Promise<string | null>,
    own: string | null,
    shown: object | null,
  ])[] = [
    ['no resume', () => Promise.resolve(null), null, null],
    [
      'an uploaded one',
      () => addResume({ file: pdfFile('cv.pdf'), title: 'CV' }),
      null,
      { title: 'CV', fileName: 'cv.pdf', uploadedAt: '2026-11-20T03:00:00.000Z', writtenOn: null },
    ],
    [
      'one with a reason',
      (reasonForApplyingId) => addResume({ title: 'R', reasonForApplyingId }),
      own,
      { title: 'R', fileName: null, uploadedAt: null, writtenOn: '2026-11-20' },
    ],
    ['one without a reason', () => addResume(), null, { writtenOn: '2026-11-20' }],
    [
      'one that leaves its reason out',
      async (reasonForApplyingId) => {
        const id = await addResume({ reasonForApplyingId });
        const { data } = await testApp.request(showResume, 200, { params: { id }, token: student.token });
        const choices = { ...data.resume.choices, leftOutSections: ['REASON_FOR_APPLYING'] };
        await testApp.request(updateResume, 200, {
          token: student.token,
          params: { id },
          ...(await formRequest({ choices })),
        });
        return id;
      },
      null,
      { writtenOn: '2026-11-20' },
    ],
  ];
  const choices = ['of the resume', 'another', 'none'] as const;
  const actions = ['apply', 'accept-recommendation'] as const;

  test.each(
    resumes.flatMap((resume) =>
      choices.flatMap((choice) => actions.map((action) => [action, resume[0], choice, resume] as const)),
    ),
  )('%s with %s sends the reason: %s', async (action, _kind, choice, [, make, ofResume, shown]) => {
    const resumeId = await make(await addReason(own));
    if (action === 'accept-recommendation')
      await recommend(testApp.deps.database, { student: student.email, job: 'J-1' }, {}, testApp.clock.now());
    const chosen = { 'of the resume': {}, another: { reasonForApplying: other }, none: NO_REASON };
    const { data } = await act({ action, resumeId, note: 'Hello.', ...chosen[choice] });
    const reason = { 'of the resume': ofResume, another: other, none: null }[choice];
    const id = present(data.job.application).id;
    const { sent } = await show(id);
    expect(sent).toMatchObject({ message: 'Hello.', reasonForApplying: reason });
    if (shown === null) expect(sent?.resume).toBeNull();
    else expect(sent?.resume).toMatchObject(shown);
    if (sent?.resume?.kind === 'CREATED') {
      const copy = await testApp.request(showSentResume, 200, { token: student.token, params: { id } });
      expect(copy.data.content).toMatchObject({
        reasonForApplying: reason,
        writtenOn: sent.resume.writtenOn,
      });
    }
  });
});

describe('notes on an application', () => {
  const entryId = (number: number) => `0199a1c2-0000-7000-8000-${String(number).padStart(12, '0')}`;

  test('take the parts that are sent and keep the others', async () => {
    const id = await apply();
    const interviewId = await pipeline.requestInterview(id);
    await write(id, { text: 'Ms Okada' });
    testApp.clock.advance(60_000);
    const checklist = [{ id: entryId(1), text: 'Read the report', isDone: true }];
    await write(id, { checklist });
    const questions = [
      { id: entryId(2), text: 'Why us?', interviewId },
      { id: entryId(3), text: 'And then?', interviewId: null },
    ];
    await write(id, { questions });
    const unrated = { weight: 1, mark: null };
    const ratings = {
      work: { weight: 3, mark: 5 },
      pay: { weight: 0, mark: 1 },
      holidays: unrated,
      place: unrated,
      workStyle: unrated,
      probation: { weight: null, mark: null },
    };
    const notes = { text: 'Ms Okada', checklist, questions, ratings, updatedAt: '2026-11-20T03:01:00.000Z' };
    expect(await write(id, { ratings })).toEqual(notes);
    expect((await show(id)).notes).toEqual(notes);
  });

  test('take the weights of the last rating for every application, and keep the marks of each', async () => {
    const all = (weight: number | null, mark: number | null) => {
      const one = { weight, mark };
      return { work: one, pay: one, holidays: one, place: one, workStyle: one, probation: one };
    };
    const first = await apply();
    const second = await pipeline.apply(student, job(1));
    const unrated = await pipeline.apply(student, job(2));
    await write(first, { ratings: all(1, 4) });
    await write(second, { ratings: all(3, 2) });
    // Notes that say nothing of weights must not bring older ones back.
    testApp.clock.advance(60_000);
    await write(first, { text: 'Changed last' });
    expect((await show(first)).notes.ratings).toEqual(all(3, 4));
    expect((await show(second)).notes.ratings).toEqual(all(3, 2));
    expect((await show(unrated)).notes).toMatchObject({ ratings: all(3, null), updatedAt: null });
    expect((await write(unrated, { text: 'New' })).ratings).toEqual(all(3, null));
  });

  test('cannot refer to an interview of another application, and nothing is written then', async () => {
    const other = await pipeline.requestInterview(await pipeline.apply(student, job(1)));
    const id = await apply();
    const questions = [
      { id: entryId(1), text: 'Why us?', interviewId: null },
      { id: entryId(2), text: 'Why them?', interviewId: other },
    ];
    expect(Object.keys(present(await refuse(id, { text: 'Lost', questions })))).toEqual([
      'questions.1.interviewId',
    ]);
    expect((await show(id)).notes.text).toBe('');
  });

  test('merge the lists of two devices by ids, however often a change is sent', async () => {
    const id = await apply();
    const item = (number: number, isDone = false) => ({
      id: entryId(number),
      text: `Item ${number}`,
      isDone,
    });
    await write(id, { checklist: [item(1), item(2), item(3)] });
    const changes = [
      { checklist: [item(4)] },
      { checklist: [{ id: entryId(1), isDone: true }] },
      { removed: [entryId(2)] },
      // Removed by the other device, it does not come back.
      { checklist: [{ id: entryId(2), isDone: true }] },
    ];
    for (const change of [...changes, ...changes]) await write(id, change);
    expect((await show(id)).notes.checklist).toEqual([item(1, true), item(3), item(4)]);
  });

  test('refuse an item above the limit, and keep those that are there', async () => {
    const id = await apply();
    const item = (number: number) => ({ id: entryId(number), text: 'Item', isDone: false });
    await write(id, { checklist: Array.from({ length: 30 }, (_, number) => item(number)) });
    expect(Object.keys(present(await refuse(id, { checklist: [item(30)] })))).toEqual(['checklist']);
    expect((await write(id, { removed: [entryId(0)], checklist: [item(30)] })).checklist).toHaveLength(30);
    const question = (number: number) => ({ id: entryId(number), text: 'Why?', interviewId: null });
    const numbers = Array.from({ length: 100 }, (_, number) => number + 100);
    await write(id, { questions: numbers.slice(0, 50).map(question) });
    await write(id, { questions: numbers.slice(50).map(question) });
    expect(Object.keys(present(await refuse(id, { questions: [question(200)] })))).toEqual(['questions']);
    expect((await show(id)).notes.questions).toHaveLength(100);
  });

  test('are not touched by a request without a part', async () => {
    const id = await apply();
    expect(Object.keys(present(await refuse(id, {})))).toEqual(['text']);
    expect((await show(id)).notes.updatedAt).toBeNull();
  });

  test('can be changed after the application has ended', async () => {
    const id = await apply();
    await act({ action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    expect((await write(id, { text: 'For next year' })).text).toBe('For next year');
  });

  test('are deleted with the account', async () => {
    const id = await apply();
    await write(id, { text: 'Mine alone' });
    const { database } = testApp.deps;
    await inTransaction(database, (transaction) =>
      forgetStudent(transaction, student.userId, testApp.clock.now()),
    );
    expect(
      await database.selectFrom('application_notes').selectAll().where('application_id', '=', id).execute(),
    ).toEqual([]);
  });
});
