import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { formRequest } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { idOfWords } from '../../job/index.ts';

const {
  createProfileAnswer,
  deleteProfileAnswer,
  getProfile,
  getStudentProfile,
  listProfileAnswers,
  updateProfile,
  updateProfileAnswer,
  updateSettings,
} = manifest.user;
const testApp = await createTestApp();
const { clock, deps, request, send, signInStudent } = testApp;
const { database } = deps;
const fixture = await createSmallFixture(testApp);

type NewAnswer = Body<typeof createProfileAnswer>;

const focus = {
  topic: 'FOCUS_AS_STUDENT',
  name: 'Reading circle',
  language: 'en',
  text: 'I ran a reading circle.',
} as const satisfies NewAnswer;

const create = async ({ token }: SignedIn, changes: Partial<NewAnswer> = {}) =>
  (await request(createProfileAnswer, 201, { token, body: { ...focus, ...changes } })).data;
const refused = async ({ token }: SignedIn, changes: object) =>
  (await request(createProfileAnswer, 422, { token, body: { ...focus, ...changes } })).fields;
const change = async (
  { token }: SignedIn,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: string },
  changes: object,
) =>
  (
    await request(updateProfileAnswer, 200, {
      token,
      params: { id },
      body: { basedOn: updatedAt, ...changes },
    })
  ).data;
const list = async ({ token }: SignedIn) => (await request(listProfileAnswers, 200, { token })).data;
const profileOf = async ({ token }: SignedIn) => (await request(getStudentProfile, 200, { token })).data;
const aboutOf = async ({ token }: SignedIn) => (await request(getProfile, 200, { token })).data.about;

const question = {
  kind: 'TEXT',
  text: 'Why us?',
  textJp: null,
  isRequired: true,
  maxCharacters: 400,
  choices: [],
} as const;
const choice = {
  ...question,
  kind: 'CHOICE',
  maxCharacters: null,
  choices: [{ id: idOfWords({ text: 'Here' }), text: 'Here', textJp: null }],
} as const;
const asked = { id: idOfWords(question), ...question };
const chosen = { id: idOfWords(choice), ...choice };
const [openJob = ''] = fixture.jobs.open;
await database
  .updateTable('jobs')
  .set({ questions: JSON.stringify([asked, chosen]) })
  .where('id', 'in', [openJob, fixture.jobs.ofOther])
  .execute();

describe('a version', () => {
  test('is listed as it was written, the last changed first, and is gone once deleted', async () => {
    const student = await signInStudent();
    const first = await create(student);
    expect(first).toEqual({
      ...focus,
      id: first.id,
      question: null,
      target: null,
      countsLineBreaks: false,
      isInProfile: false,
      job: null,
      commentCount: 0,
      createdAt: clock.now().toISOString(),
      updatedAt: clock.now().toISOString(),
    });
    clock.advance(1_000);
    const second = await create(student, {
      topic: 'OWN_QUESTION',
      question: ' あなたの町をどう変えますか。 ',
      text: '',
      target: 200,
      countsLineBreaks: true,
    });
    expect(second).toMatchObject({
      question: 'あなたの町をどう変えますか。',
      target: 200,
      countsLineBreaks: true,
    });
    clock.advance(1_000);
    const renamed = await change(student, first, { name: 'Renamed', target: 400 });
    expect(renamed).toMatchObject({ id: first.id, name: 'Renamed', text: focus.text, target: 400 });
    expect((await change(student, renamed, { target: null })).target).toBeNull();
    expect((await list(student)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const params = { id: first.id };
    await request(deleteProfileAnswer, 200, { token: student.token, params });
    await request(deleteProfileAnswer, 404, { token: student.token, params });
    expect((await list(student)).map(({ id }) => id)).toEqual([second.id]);
  });

  test('is stored without what nobody sees, and with markup as plain text', async () => {
    const student = await signInStudent();
    const { text } = await create(student, { text: '\n か\u3099くせい\u200b<b>1</b>\n2  ' });
    expect(text).toBe('がくせい<b>1</b>\n2');
  });

  test('of another student is not found, and stays', async () => {
    const [student, other] = [await signInStudent(), await signInStudent()];
    const { id, updatedAt } = await create(other);
    const { token } = student;
    const body = { basedOn: updatedAt, text: 'Mine' };
    await request(updateProfileAnswer, 404, { token, params: { id }, body });
    await request(deleteProfileAnswer, 404, { token, params: { id } });
    expect(await list(student)).toEqual([]);
    expect(await list(other)).toMatchObject([{ id, text: focus.text }]);
  });

  test('is one of two hundred at most', async () => {
    const student = await signInStudent();
    for (let count = 0; count < 200; count += 1)
      await addAnswer(database, student.userId, { is_in_profile: false, text: `Text ${count}` });
    const again = { token: student.token, body: focus };
    expect((await request(createProfileAnswer, 409, again)).message).toContain('200 versions');
    const [last] = await list(student);
    const params = { id: present(last).id };
    const body = { basedOn: '2020-01-01T00:00:00.000Z', text: 'Written elsewhere' };
    await request(updateProfileAnswer, 409, { token: student.token, params, body });
    expect(
      (await request(updateProfile, 422, { token: student.token, body: { about: 'The first' } })).fields,
    ).toEqual({ about: 'You have 200 versions of answers, which is the limit. Delete one first' });
    const form = await formRequest({ profile: { researchTopics: 'The first' } });
    const whole = await send('PUT', '/api/user/students/profile', { token: student.token, ...form });
    expect(whole.body).toMatchObject({ fields: { 'profile.researchTopics': expect.any(String) } });
  });

  test('with a rule broken is refused at its field', async () => {
    const student = await signInStudent();
    for (const nothing of [{}, { question: '' }, { question: ' \u3000\u200B' }])
      expect(await refused(student, { topic: 'OWN_QUESTION', ...nothing })).toEqual({
        question: 'This is required',
      });
    expect(await refused(student, { question: 'Why?' })).toHaveProperty('question');
    expect(await refused(student, { isInProfile: true, text: '' })).toEqual({ text: 'This is required' });
    const long = { isInProfile: true, text: '𠮷'.repeat(2001) };
    expect(await refused(student, long)).toEqual({ text: 'Enter at most 2000 characters' });
    expect(
      await refused(student, { topic: 'OWN_QUESTION', question: 'Why?', isInProfile: true }),
    ).toHaveProperty('isInProfile');
    expect(await refused(student, { text: 'a'.repeat(16_001) })).toHaveProperty('text');
    const inProfile = await create(student, { isInProfile: true, text: '𠮷'.repeat(2000) });
    const params = { id: inProfile.id };
    const body = { basedOn: inProfile.updatedAt, text: '' };
    await request(updateProfileAnswer, 422, { token: student.token, params, body });
    expect(await list(student)).toMatchObject([{ id: inProfile.id, isInProfile: true }]);
  });
});

describe('a version for one company', () => {
  test('names the job and its question, until it is one for any', async () => {
    const student = await signInStudent();
    const job = { jobId: openJob, questionId: asked.id };
    const made = await create(student, { topic: 'OWN_QUESTION', question: question.text, job });
    expect(made.job).toMatchObject({ ...job, title: 'Control engineer 1', titleJp: '制御エンジニア 1' });
    const kept = await change(student, made, { text: 'Changed' });
    expect(kept.job).toEqual(made.job);
    expect((await change(student, kept, { job: null })).job).toBeNull();
  });

  test('is never in the profile, until it is for any or its job is gone', async () => {
    const student = await signInStudent();
    const job = { jobId: openJob, questionId: asked.id };
    expect(await refused(student, { isInProfile: true, job })).toHaveProperty('isInProfile');
    const made = await create(student, { job });
    const params = { id: made.id };
    const body = { basedOn: made.updatedAt, isInProfile: true };
    await request(updateProfileAnswer, 422, { token: student.token, params, body });
    await database.updateTable('profile_answers').set({ job_id: null }).where('id', '=', made.id).execute();
    expect(await change(student, made, { isInProfile: true })).toMatchObject({
      job: null,
      isInProfile: true,
    });
  });

  test.each([
    ['a job of another university', { jobId: fixture.jobs.ofOther, questionId: asked.id }, 'job.jobId'],
    ['a choice', { jobId: openJob, questionId: chosen.id }, 'job.questionId'],
    ['another question', { jobId: openJob, questionId: idOfWords({}) }, 'job.questionId'],
    ['a job that asks nothing', { jobId: fixture.jobs.closed, questionId: asked.id }, 'job.questionId'],
  ])('is refused for %s', async (_, job, field) => {
    expect(await refused(fixture.hana, { job })).toEqual({ [field]: 'We don’t know this value' });
  });

  test('is the reason for applying without a question, in any topic but its own refused', async () => {
    const student = await signInStudent();
    const job = { jobId: openJob, questionId: null };
    expect(await refused(student, { job })).toHaveProperty(['job.questionId']);
    const general = await create(student, { topic: 'REASON_FOR_APPLYING', text: 'Meanwhile' });
    const made = await create(student, { topic: 'REASON_FOR_APPLYING', job });
    expect(made.job).toMatchObject(job);
    const { updatedAt: basedOn } = made;
    await change(student, made, { text: 'Changed' });
    // The text that was written elsewhere meanwhile is one for this company too.
    const beside = await change(student, { ...made, updatedAt: basedOn }, { text: 'Meanwhile' });
    expect([made.id, general.id]).not.toContain(beside.id);
    expect(beside.job).toMatchObject(job);
  });
});

describe('in the profile', () => {
  test('a version takes the place of the one that was, and that one stays as it is', async () => {
    const student = await signInStudent();
    const first = await create(student, { isInProfile: true, text: 'One' });
    const second = await create(student, { isInProfile: true, text: 'Two' });
    expect((await profileOf(student)).focusAsStudent).toBe('Two');
    await change(student, first, { isInProfile: true });
    expect((await profileOf(student)).focusAsStudent).toBe('One');
    const byId = new Map((await list(student)).map((one) => [one.id, one]));
    expect(byId.get(second.id)).toEqual({ ...second, isInProfile: false });
  });

  test('two versions that take the place at once leave one', async () => {
    const student = await signInStudent();
    const versions = [await create(student), await create(student), await create(student)];
    await Promise.all(versions.map((version) => change(student, version, { isInProfile: true })));
    expect((await list(student)).filter(({ isInProfile }) => isInProfile)).toHaveLength(1);
  });

  test('there are up to twenty reasons for applying, the first written first', async () => {
    const student = await signInStudent();
    const reason = { topic: 'REASON_FOR_APPLYING', isInProfile: true } as const;
    for (let count = 1; count <= 20; count += 1) {
      clock.advance(1);
      await create(student, { ...reason, name: `Reason ${count}` });
    }
    const body = { ...focus, ...reason };
    expect((await request(createProfileAnswer, 409, { token: student.token, body })).message).toContain(
      '20 reasons',
    );
    const more = await create(student, { topic: 'REASON_FOR_APPLYING' });
    const params = { id: more.id };
    const change20 = { basedOn: more.updatedAt, isInProfile: true };
    await request(updateProfileAnswer, 409, { token: student.token, params, body: change20 });
    const { reasonsForApplying: reasons } = await profileOf(student);
    expect(reasons.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Reason ${index + 1}`),
    );
  });

  test('a text that is saved with the profile is the first version, then replaces its text, and null takes it out', async () => {
    const student = await signInStudent();
    await request(updateSettings, 200, { token: student.token, body: { language: 'jp' } });
    const save = (about: string | null) =>
      request(updateProfile, 200, { token: student.token, body: { about } });
    await save('人の話を聞きます。');
    const [first] = await list(student);
    expect(first).toMatchObject({ topic: 'ABOUT', name: '最初の回答', language: 'jp', isInProfile: true });
    await save('I listen.');
    expect(await list(student)).toMatchObject([{ id: present(first).id, text: 'I listen.' }]);
    await save(null);
    expect(await aboutOf(student)).toBeNull();
    expect(await list(student)).toMatchObject([{ text: 'I listen.', isInProfile: false }]);
    await save('I listen.');
    expect(await list(student)).toMatchObject([{ id: present(first).id, isInProfile: true }]);
  });

  test('a text that is saved with the profile and a version that takes its place at once leave one', async () => {
    const student = await signInStudent();
    const version = await create(student, { topic: 'ABOUT', text: 'The version' });
    await Promise.all([
      request(updateProfile, 200, { token: student.token, body: { about: 'The text' } }),
      change(student, version, { isInProfile: true }),
    ]);
    expect((await list(student)).filter(({ isInProfile }) => isInProfile)).toHaveLength(1);
  });
});

describe('written on two devices', () => {
  test('both texts are kept, and the second says so in its name, in the language of the request', async () => {
    const student = await signInStudent();
    const made = await create(student, { isInProfile: true, target: 400 });
    const phone = await change(student, made, { text: 'From the phone' });
    expect(phone.id).toBe(made.id);
    const { data: laptop } = await request(updateProfileAnswer, 200, {
      token: student.token,
      language: 'ja',
      params: { id: made.id },
      body: { basedOn: made.updatedAt, text: 'From the laptop', target: 800 },
    });
    expect(laptop).toMatchObject({
      name: 'Reading circle（別の文章）',
      text: 'From the laptop',
      target: 800,
      isInProfile: false,
    });
    expect((await list(student)).map(({ id, text }) => [id, text])).toEqual(
      expect.arrayContaining([
        [made.id, 'From the phone'],
        [laptop.id, 'From the laptop'],
      ]),
    );
    expect((await profileOf(student)).focusAsStudent).toBe('From the phone');
  });

  test('at once, both are kept', async () => {
    const student = await signInStudent();
    const made = await create(student);
    await Promise.all(['One', 'Two'].map((text) => change(student, made, { text })));
    expect((await list(student)).map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
  });

  test('the same text, or none, is no conflict, and sent again it is the same version', async () => {
    const student = await signInStudent();
    const made = await create(student);
    await change(student, made, { text: 'From the phone' });
    expect((await change(student, made, { text: 'From the phone' })).id).toBe(made.id);
    expect((await change(student, made, { name: 'Renamed' })).id).toBe(made.id);
    const laptop = await change(student, made, { text: 'From the laptop' });
    expect((await change(student, made, { text: 'From the laptop' })).id).toBe(laptop.id);
    expect(await list(student)).toHaveLength(2);
  });

  test('a name of 100 characters has room for the mark', async () => {
    const student = await signInStudent();
    const made = await create(student, { name: 'あ'.repeat(100) });
    await change(student, made, { text: 'One' });
    const { name } = await change(student, made, { text: 'Two' });
    expect([...name]).toHaveLength(100);
    expect(name).toMatch(/… \(another text\)$/);
  });
});
