import { manifest } from '@michi/api/manifest';
import { describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { addCounsellor } from '../../../../test/contract/ownCounsellings.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { clearAnswerShares } from './answers.ts';

const {
  createAnswerComment,
  createAnswerShare,
  deleteAnswerComment,
  deleteAnswerShare,
  listAnswerComments,
  listAnswerShares,
  listProfileAnswers,
  showSharedAnswer,
  updateProfileAnswer,
} = manifest.user;
const { listNotifications } = manifest.notification;
const testApp = await createTestApp();
const { clock, deps, logLines, request, sentMails, signInStudent } = testApp;
const { database } = deps;
const TEXT = 'I ran a reading circle. I ran it for two years.';
const HOUR = 3_600_000;

const write = ({ userId }: SignedIn, changes: Parameters<typeof addAnswer>[2] = {}) =>
  addAnswer(database, userId, { topic: 'FOCUS_AS_STUDENT', name: 'Circle', text: TEXT, ...changes });
const share = async ({ token }: SignedIn, id: string, body: object = { days: 14 }) =>
  (await request(createAnswerShare, 201, { token, params: { id }, body })).data;
const show = async (token: string) => (await request(showSharedAnswer, 200, { body: { token } })).data;
const comment = { author: 'Yuko Asai', text: 'How many came?', quote: 'I ran', start: 0 };
const say = async (token: string, changes: object = {}) =>
  (await request(createAnswerComment, 201, { body: { token, ...comment, ...changes } })).data;
const refuse = async (token: string, changes: object = {}) =>
  (await request(createAnswerComment, 409, { body: { token, ...comment, ...changes } })).message;
const commentsOf = async ({ token }: SignedIn, id: string) =>
  (await request(listAnswerComments, 200, { token, params: { id } })).data;
const rewrite = async ({ token }: SignedIn, id: string, text: string) => {
  const answers = (await request(listProfileAnswers, 200, { token })).data;
  const { updatedAt } = present(answers.find((one) => one.id === id));
  await request(updateProfileAnswer, 200, { token, params: { id }, body: { basedOn: updatedAt, text } });
};

describe('a link to an answer', () => {
  test('shows it as it is, with its student’s name and comments, and counts views', async () => {
    const student = await signInStudent();
    const id = await write(student, { target: 400 });
    const made = await share(student, id);
    expect(made.share).toMatchObject({ counsellor: null, viewCount: 0, lastViewedAt: null });
    await rewrite(student, id, `${TEXT} With others.`);
    await say(made.token);
    const shown = await show(made.token);
    expect(shown).toMatchObject({
      familyName: expect.any(String),
      topic: 'FOCUS_AS_STUDENT',
      question: null,
      text: `${TEXT} With others.`,
      target: 400,
      expiresAt: made.share.expiresAt,
      comments: [{ ...comment, createdAt: clock.now().toISOString() }],
    });
    expect(JSON.stringify(shown)).not.toContain(student.email);
    const { data: links } = await request(listAnswerShares, 200, { token: student.token, params: { id } });
    expect(links).toMatchObject([
      { id: made.share.id, viewCount: 1, lastViewedAt: clock.now().toISOString() },
    ]);
  });

  test('that is unknown, over, revoked, of a deleted answer or of an inactive student: all the same', async () => {
    const student = await signInStudent();
    const other = await signInStudent();
    const gone = async (token: string) => [
      JSON.stringify(await request(showSharedAnswer, 404, { body: { token } })),
      JSON.stringify(await request(createAnswerComment, 404, { body: { token, ...comment } })),
    ];
    const unknown = await gone(`a1_${'x'.repeat(43)}`);
    const id = await write(student);
    const revoked = await share(student, id);
    await request(deleteAnswerShare, 404, { token: other.token, params: { id: revoked.share.id } });
    await request(deleteAnswerShare, 200, { token: student.token, params: { id: revoked.share.id } });
    expect(await gone(revoked.token)).toEqual(unknown);
    const ofDeleted = await share(student, await write(student, { is_in_profile: false }));
    await database.deleteFrom('profile_answers').where('is_in_profile', '=', false).execute();
    expect(await gone(ofDeleted.token)).toEqual(unknown);
    for (const status of ['ON_LEAVE', 'BLOCKED', 'DELETED'] as const) {
      const inactive = await signInStudent();
      const made = await share(inactive, await write(inactive));
      await database
        .updateTable('users')
        .set({ account_status: status })
        .where('id', '=', inactive.userId)
        .execute();
      expect(await gone(made.token)).toEqual(unknown);
    }
    const over = await share(student, id, { days: 1 });
    clock.advance(24 * HOUR);
    expect(await gone(over.token)).toEqual(unknown);
  });

  test('of another student’s answer can neither be made nor listed', async () => {
    const [student, other] = [await signInStudent(), await signInStudent()];
    const params = { id: await write(other) };
    await request(createAnswerShare, 404, { token: student.token, params, body: { days: 1 } });
    await request(listAnswerShares, 404, { token: student.token, params });
    await request(listAnswerComments, 404, { token: student.token, params });
  });

  test('is one of twenty at most, and stays in the list for thirty days after it is over', async () => {
    const student = await signInStudent();
    const id = await write(student);
    for (let count = 0; count < 20; count += 1) await share(student, id, { days: 1 });
    const again = { params: { id }, body: { days: 1 } };
    expect((await request(createAnswerShare, 409, { token: student.token, ...again })).message).toContain(
      'has 20 links',
    );
    const rows = () =>
      database.selectFrom('answer_shares').select('id').where('answer_id', '=', id).execute();
    clock.advance(31 * 24 * HOUR - 1);
    await clearAnswerShares.run(deps);
    expect(await rows()).toHaveLength(20);
    clock.advance(1);
    await clearAnswerShares.run(deps);
    expect(await rows()).toEqual([]);
  });

  test('names the counsellor it is for, of the student’s university only', async () => {
    const universityId = await testApp.addUniversity('Seiryo University');
    const student = await signInStudent({ universityId });
    const id = await write(student);
    const counsellorId = await addCounsellor(testApp, universityId);
    const { share: made } = await share(student, id, { days: 7, counsellorId });
    expect(made.counsellor).toMatchObject({ id: counsellorId });
    const other = await addCounsellor(testApp, await testApp.addUniversity('Minato University'));
    const { token } = student;
    const body = { days: 7, counsellorId: other };
    expect((await request(createAnswerShare, 422, { token, params: { id }, body })).fields).toEqual({
      counsellorId: 'We don’t know this value',
    });
  });

  test('has a secret that is neither in the database nor in the log', async () => {
    const student = await signInStudent();
    const { token } = await share(student, await write(student));
    await show(token);
    await say(token, { quote: 'two years' });
    const stored = await database.selectFrom('answer_shares').selectAll().execute();
    const keys = await database.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify([stored, keys])).not.toContain(token);
    expect(logLines.join('\n')).not.toContain(token);
  });
});

describe('a comment', () => {
  test('stands at the place of its words that is nearest, wherever they move, and says when they are gone', async () => {
    const student = await signInStudent();
    const id = await write(student);
    const { token } = await share(student, id);
    const second = TEXT.lastIndexOf('I ran');
    expect((await say(token, { start: second + 3 })).start).toBe(second);
    const placeNow = async () => (await commentsOf(student, id)).map(({ start }) => start);
    await rewrite(student, id, `For two years ${TEXT}`);
    expect(await placeNow()).toEqual([`For two years ${TEXT}`.indexOf('I ran')]);
    await rewrite(student, id, 'We began it.');
    expect(await placeNow()).toEqual([null]);
    await rewrite(student, id, TEXT);
    expect(await placeNow()).toEqual([second]);
  });

  test('is told to the student, by notification and mail, with a link to the comment', async () => {
    const student = await signInStudent();
    const id = await write(student, { name: 'Circle {name}', is_in_profile: false });
    const { token } = await share(student, id);
    const author = 'Yuko {name} <b>';
    const said = await say(token, { author, text: '<script>alert(1)</script>' });
    const { data } = await request(listNotifications, 200, {
      token: student.token,
      params: { userId: student.userId },
    });
    expect(data.data).toMatchObject([
      {
        kind: 'ANSWER_COMMENT',
        title: `${author} commented on “Circle {name}”`,
        titleJp: `${author}さんが「Circle {name}」にコメントしました`,
        body: '<script>alert(1)</script>',
        link: `/student/profile/edit?section=focus&answer=${id}&comment=${said.id}`,
      },
    ]);
    await deps.deliverer.deliverDue();
    const [mail] = await sentMails(student.email);
    expect(mail?.html).not.toContain('<script>');
  });

  test('on words that do not stand in the text is refused', async () => {
    const student = await signInStudent();
    const { token } = await share(student, await write(student));
    expect(await refuse(token, { quote: 'We ran' })).toContain('you selected has changed');
    expect(await refuse(token, { quote: 'i ran' })).toContain('you selected has changed');
  });

  test.each([
    ['a quote of 100 kB', { quote: '(a+)+$'.repeat(17_000) }, 'quote'],
    ['a text of 100 kB', { text: 'a'.repeat(100_000) }, 'text'],
    ['nobody as its author', { author: ' \u200b ' }, 'author'],
    ['no words', { quote: ' ' }, 'quote'],
    ['a place before the text', { start: -1 }, 'start'],
  ])('with %s is refused at its field', async (_, changes, field) => {
    const student = await signInStudent();
    const { token } = await share(student, await write(student));
    const body = { token, ...comment, ...changes };
    expect((await request(createAnswerComment, 422, { body })).fields).toHaveProperty([field]);
  });

  test('is made once per key, and another under the same key is refused', async () => {
    const student = await signInStudent();
    const id = await write(student);
    const { token } = await share(student, id);
    const headers = { 'Idempotency-Key': 'a-key-of-a-reader' };
    const body = { token, ...comment };
    const first = await request(createAnswerComment, 201, { body, headers });
    expect(await request(createAnswerComment, 201, { body, headers })).toEqual(first);
    expect(await commentsOf(student, id)).toHaveLength(1);
    const other = { body: { ...body, text: 'Other' }, headers };
    expect((await request(createAnswerComment, 409, other)).error).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('is removed by its student alone, and counted while it is there', async () => {
    const [student, other] = [await signInStudent(), await signInStudent()];
    const id = await write(student);
    const { token } = await share(student, id);
    const made = await say(token);
    const count = async () =>
      (await request(listProfileAnswers, 200, { token: student.token })).data[0]?.commentCount;
    expect(await count()).toBe(1);
    await request(deleteAnswerComment, 404, { token: other.token, params: { id: made.id } });
    await request(deleteAnswerComment, 200, { token: student.token, params: { id: made.id } });
    expect(await count()).toBe(0);
    expect((await show(token)).comments).toEqual([]);
  });

  test('is one of two hundred at most, also of several at once', async () => {
    const student = await signInStudent();
    const id = await write(student);
    const row = { user_id: student.userId, answer_id: id, ...comment, created_at: clock.now() };
    await database
      .insertInto('answer_comments')
      .values(Array.from({ length: 198 }, () => row))
      .execute();
    const { token } = await share(student, id);
    const body = { token, ...comment };
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => testApp.send('POST', '/api/user/shared-answers/comments', { body })),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(await refuse(token)).toContain('200 comments');
  });

  test('while the text changes is either made on it or refused', async () => {
    const student = await signInStudent();
    const id = await write(student);
    const { token } = await share(student, id);
    const body = { token, ...comment };
    const [sent] = await Promise.all([
      testApp.send('POST', '/api/user/shared-answers/comments', { body }),
      rewrite(student, id, 'We began it.'),
    ]);
    expect([201, 409]).toContain(sent.status);
    expect(await commentsOf(student, id)).toHaveLength(sent.status === 201 ? 1 : 0);
  });

  test('is one of sixty in ten minutes of an address on a link, and one of many on the links of a class', async () => {
    const [one, other, last] = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const student = await signInStudent();
        return share(student, await write(student));
      }),
    );
    const post = async (token: string) =>
      (await testApp.send('POST', '/api/user/shared-answers/comments', { body: { token, ...comment } }))
        .status;
    clock.advance(HOUR);
    for (const link of [one, other]) {
      for (let count = 0; count < 60; count += 1) expect(await post(present(link).token)).toBe(201);
      expect(await post(present(link).token)).toBe(429);
    }
    expect(await post(present(last).token)).toBe(201);
  });
});
