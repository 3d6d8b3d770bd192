import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { helpCommands } from './operator/helpCommands.ts';

const {
  createAnswer,
  createQuestion,
  findHelps,
  listHelpCategories,
  listHelps,
  listQuestions,
  readQuestion,
} = manifest.common;
const { showQuestion } = manifest.common;
const testApp = await createTestApp();
const { request, clock, deps } = testApp;
const { database } = deps;
const addStudent = () => testApp.signInStudent();

const [applying, calendar] = await database
  .insertInto('help_categories')
  .values([
    { position: 1, title: 'Applying', title_jp: '応募' },
    { position: 2, title: 'Calendar', title_jp: 'カレンダー' },
  ])
  .returning('id')
  .execute();
const applyingId = applying?.id ?? '';
const calendarId = calendar?.id ?? '';
const help = (category: string, position: number, question: string, questionJp: string, answer: string) => ({
  category_id: category,
  position,
  question,
  question_jp: questionJp,
  answer: `<p>${answer}</p>`,
  answer_jp: '<p>ｶﾚﾝﾀﾞｰを開きます。</p>',
  updated_at: clock.now(),
});
await database
  .insertInto('helps')
  .values([
    help(applyingId, 2, 'Where is my résumé?', '履歴書はどこですか。', 'In your profile.'),
    help(applyingId, 1, 'Can I withdraw?', '辞退できますか。', 'Yes, the calendar shows it.'),
    help(calendarId, 1, 'Which time zone does the calendar have?', 'タイムゾーンは。', 'Yours.'),
  ])
  .execute();

let student: SignedIn;
beforeEach(async () => {
  clock.set('2026-11-20T03:00:00.000Z');
  student = await addStudent();
});

const askMichi = async (changes: object = {}, token = student.token) =>
  request(createQuestion, 201, {
    token,
    body: { categoryId: calendarId, title: 'No interview', text: 'It is not there.', ...changes },
  });
const newQuestion = async () => (await askMichi()).data.id;
const add = (questionId: string, text = 'Thank you.') =>
  request(createAnswer, 201, { token: student.token, body: { questionId, text } });
const show = async (id: string) =>
  (await request(showQuestion, 200, { token: student.token, params: { id } })).data;

async function michi(...args: readonly string[]): Promise<readonly string[]> {
  const printed: string[] = [];
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  helpCommands(program, async (work) => {
    printed.push(...(await work(deps)).lines);
  });
  for (const command of program.commands.flatMap(({ commands }) => commands)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['help', ...args], { from: 'user' });
  return printed;
}

describe('help articles', () => {
  test('is listed by category, in its order', async () => {
    const { token } = student;
    const { data } = await request(listHelpCategories, 200, { token });
    expect(data.map(({ title, helpCount }) => [title, helpCount])).toEqual([
      ['Applying', 2],
      ['Calendar', 1],
    ]);
    const helps = await request(listHelps, 200, { token, params: { id: applyingId } });
    expect(helps.data.map(({ question }) => question)).toEqual(['Can I withdraw?', 'Where is my résumé?']);
    await request(listHelps, 404, { token, params: { id: student.userId } });
  });

  test.each([
    ['resume', ['Where is my résumé?']],
    ['ＲÉＳＵＭÉ', ['Where is my résumé?']],
    ['辞退', ['Can I withdraw?']],
    ['タイムゾーン', ['Which time zone does the calendar have?']],
    // First those whose question contains the word, regardless of the order of the categories.
    ['calendar', ['Which time zone does the calendar have?', 'Can I withdraw?']],
    ['CALENDAR withdraw', ['Can I withdraw?']],
    ['カレンダー 履歴書', ['Where is my résumé?']],
    // A dakuten makes another letter, and HTML tags are not searched.
    ['タイムソーン', []],
    ['<p>', []],
    [' ', []],
    ['%', []],
  ])('is found by %s', async (search, questions) => {
    const query = `search=${encodeURIComponent(search)}`;
    const { data } = await request(findHelps, 200, { token: student.token, query });
    expect(data.map(({ question }) => question)).toEqual(questions);
  });
});

describe('a question', () => {
  test('is answered, announced by notification and mail, read, and replied to', async () => {
    const { data: requested, message } = await askMichi({ title: ' I cannot see it ' });
    expect(message).toBe('Question sent.');
    expect(requested).toMatchObject({
      title: 'I cannot see it',
      status: 'OPEN',
      category: { title: 'Calendar' },
    });
    const { id } = requested;
    clock.advance(60_000);
    expect(await michi('reply', id, 'Choose', 'November.')).toEqual([
      'The reply is sent, and the student is notified.',
    ]);
    expect((await show(id)).question).toMatchObject({
      status: 'ANSWERED',
      answerCount: 1,
      hasUnreadAnswer: true,
    });
    const notifications = await database
      .selectFrom('notifications')
      .select(['kind', 'title', 'title_jp', 'body', 'link'])
      .where('user_id', '=', student.userId)
      .execute();
    expect(notifications).toEqual([
      {
        kind: 'HELP_ANSWER',
        title: 'Michi replied: I cannot see it',
        title_jp: '質問に回答しました：I cannot see it',
        body: 'Choose November.',
        link: `/student/help-and-feedback?tab=1&question=${id}`,
      },
    ]);
    await deps.deliverer.deliverDue();
    expect((await testApp.sentMails(student.email)).map(({ subject }) => subject)).toEqual([
      'Michi replied: I cannot see it',
    ]);
    const read = await request(readQuestion, 200, { token: student.token, params: { id } });
    expect(read.data).toMatchObject({ hasUnreadAnswer: false, status: 'ANSWERED' });
    clock.advance(60_000);
    expect((await add(id)).data).toMatchObject({ questionId: id, isMine: true, text: 'Thank you.' });
    const { question, answers } = await show(id);
    expect(question).toMatchObject({ status: 'OPEN', answerCount: 2, hasUnreadAnswer: false });
    expect(answers.map(({ isMine, text }) => [isMine, text])).toEqual([
      [false, 'Choose November.'],
      [true, 'Thank you.'],
    ]);
  });

  test('is stored once for a key, and an unknown category is rejected by field', async () => {
    const { token } = student;
    const body = { title: 'Once', text: 'Only.' };
    const headers = { 'Idempotency-Key': `key-${student.userId}` };
    const both = await Promise.all([1, 2].map(() => request(createQuestion, 201, { token, body, headers })));
    expect(both[0]).toEqual(both[1]);
    const { data } = await request(listQuestions, 200, { token });
    expect(data.totalRecords).toBe(1);
    expect(data.data[0]?.category).toBeNull();
    const refused = await request(createQuestion, 422, {
      token,
      body: { ...body, categoryId: student.userId },
    });
    expect(Object.keys(refused.fields ?? {})).toEqual(['categoryId']);
    const blank = await request(createQuestion, 422, { token, body: { title: ' ', text: '\n' } });
    expect(Object.keys(blank.fields ?? {})).toEqual(['title', 'text']);
  });

  test('is listed by its latest change, and by its status', async () => {
    const first = await newQuestion();
    clock.advance(1_000);
    const second = await newQuestion();
    clock.advance(1_000);
    await michi('reply', first, 'Here.');
    const ids = async (query = '') =>
      (await request(listQuestions, 200, { token: student.token, query })).data.data.map(({ id }) => id);
    expect(await ids()).toEqual([first, second]);
    expect(await ids('status=ANSWERED')).toEqual([first]);
    expect(await ids('size=1&page=2')).toEqual([second]);
    expect(
      (await request(listQuestions, 200, { token: student.token, query: 'size=1' })).data.totalRecords,
    ).toBe(2);
  });

  test('is found by its title and by what either side wrote', async () => {
    const first = await newQuestion();
    clock.advance(1_000);
    const second = await askMichi({ title: '面接の時間', text: 'どこで見られますか。' });
    clock.advance(1_000);
    await michi('reply', first, 'Open', 'November.');
    const found = async (search: string, others = '') => {
      const query = `search=${encodeURIComponent(search)}${others}`;
      return (await request(listQuestions, 200, { token: student.token, query })).data.data.map(
        ({ id }) => id,
      );
    };
    expect(await found('no INTERVIEW')).toEqual([first]);
    expect(await found('interview november')).toEqual([first]);
    expect(await found('面')).toEqual([second.data.id]);
    expect(await found('見られます')).toEqual([second.data.id]);
    expect(await found('interview', '&status=OPEN')).toEqual([]);
    expect(await found('interview 面接')).toEqual([]);
  });

  test('is closed by Michi, accepts no more answers, and can still be read', async () => {
    const id = await newQuestion();
    expect(await michi('close', id)).toEqual(['The ticket is closed.']);
    const options = { token: student.token, body: { questionId: id, text: 'But' } };
    expect(await request(createAnswer, 409, options)).toEqual({
      error: 'TRANSITION_NOT_ALLOWED',
      message: 'This question is closed. Ask a new one.',
    });
    await expect(michi('reply', id, 'No')).rejects.toThrow(`The ticket ${id} is closed`);
    await expect(michi('close', id)).rejects.toThrow('is already closed');
    expect((await show(id)).question.status).toBe('CLOSED');
  });

  test('is closed by 14 days of silence after an answer, and never before Michi has answered', async () => {
    const answered = await newQuestion();
    const open = await newQuestion();
    await michi('reply', answered, 'Here.');
    clock.advance(14 * 86_400_000 - 1);
    const { token } = await beginSession(deps, student.userId, 'FULL');
    const statuses = async () => {
      const { data } = await request(listQuestions, 200, { token });
      return Object.fromEntries(data.data.map(({ id, status }) => [id, status]));
    };
    expect(await statuses()).toEqual({ [answered]: 'ANSWERED', [open]: 'OPEN' });
    clock.advance(1);
    expect(await statuses()).toEqual({ [answered]: 'CLOSED', [open]: 'OPEN' });
    await request(createAnswer, 409, { token, body: { questionId: answered, text: 'Late' } });
    await expect(michi('reply', answered, 'More')).rejects.toThrow('is closed');
    expect((await michi('tickets', '--status', 'closed')).join('\n')).toContain(answered);
  });

  test('takes 1,000 replies of both sides', async () => {
    const id = await newQuestion();
    const count = async (answer_count: number) =>
      database.updateTable('help_questions').set({ answer_count }).where('id', '=', id).execute();
    await count(999);
    await add(id);
    const options = { token: student.token, body: { questionId: id, text: 'Once more.' } };
    expect(await request(createAnswer, 409, options)).toEqual({
      error: 'TRANSITION_NOT_ALLOWED',
      message: 'This question has reached the limit of 1,000 replies. Ask a new one.',
    });
    await expect(michi('reply', id, 'Once more.')).rejects.toThrow('already has 1,000 replies');
    await count(999);
    await michi('reply', id, 'The last one.');
  });

  test('of another student is not there', async () => {
    const id = await newQuestion();
    const { token } = await addStudent();
    for (const operation of [showQuestion, readQuestion])
      await request(operation, 404, { token, params: { id } });
    await request(createAnswer, 404, { token, body: { questionId: id, text: 'Mine?' } });
    expect((await request(listQuestions, 200, { token })).data.data).toEqual([]);
  });

  test('is limited to twenty questions an hour', async () => {
    for (let index = 0; index < 20; index += 1) await askMichi();
    await request(createQuestion, 429, {
      token: student.token,
      body: { title: 'Again', text: 'And again.' },
    });
    clock.advance(3_600_000);
  });
});

describe('an operator', () => {
  test("lists open questions, the oldest first, and shows them; a student's text cannot control a terminal", async () => {
    await database.deleteFrom('help_questions').execute();
    const { id } = (await askMichi()).data;
    // As stored before control characters were refused.
    await database
      .updateTable('help_questions')
      .set({ title: '\u001B[2JNo\u202E interview', text: 'One\u001B[1A\ntwo' })
      .execute();
    clock.advance(1_000);
    const second = await newQuestion();
    const line = `${id}  OPEN  2026-11-20 12:00 JST  ${student.email}  Calendar  [2JNo interview`;
    const listed = await michi('tickets');
    expect(listed[0]).toBe(line);
    expect(listed[1]).toContain(second);
    await add(id, 'Three');
    const shown = await michi('show', id);
    expect(shown.slice(2)).toEqual([
      '',
      'Student, 2026-11-20 12:00 JST:',
      'One [1A',
      'two',
      '',
      'Student, 2026-11-20 12:00 JST:',
      'Three',
    ]);
    expect(await michi('tickets', '--status', 'answered')).toEqual([
      'There are no questions with this status.',
    ]);
  });

  test('replies with a file in place of a text', async () => {
    const id = await newQuestion();
    const folder = await mkdtemp(join(tmpdir(), 'michi-help-'));
    const file = join(folder, 'reply.txt');
    await writeFile(file, 'From a file.\n');
    await expect(michi('reply', id, '--file', file, 'Hello')).rejects.toThrow(
      '--file cannot be combined with a text',
    );
    await michi('reply', id, '--file', file);
    expect((await show(id)).answers).toMatchObject([{ text: 'From a file.' }]);
    await rm(folder, { recursive: true });
  });

  test('refuses an empty or too long reply and an unknown ticket, and notifies nobody', async () => {
    const id = await newQuestion();
    await expect(michi('reply', id)).rejects.toThrow('The reply is empty');
    await expect(michi('reply', id, '長'.repeat(2_001))).rejects.toThrow('more than 2,000 characters');
    await expect(michi('reply', id, 'a\0b')).rejects.toThrow('The reply contains a NUL character');
    await expect(michi('reply', student.userId, 'Hello')).rejects.toThrow('There is no ticket');
    await expect(michi('show', student.userId)).rejects.toThrow('There is no ticket');
    await expect(michi('reply', '12', 'Hello')).rejects.toThrow('id of a question');
    await expect(michi('tickets', '--status', 'lost')).rejects.toThrow('open, answered or closed');
    expect((await show(id)).answers).toEqual([]);
    const notified = database.selectFrom('notifications').select('id').where('user_id', '=', student.userId);
    expect(await notified.execute()).toEqual([]);
  });
});
