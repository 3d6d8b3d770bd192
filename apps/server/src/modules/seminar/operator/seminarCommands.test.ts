import { Command } from 'commander';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createSeminarFixture,
  type Applicant,
  type SeminarFixture,
} from '../../../../test/seminarFixture.ts';
import { createTestApp, type StudentTraits, type TestApp } from '../../../../test/testApp.ts';
import { createStudentTokens } from '../../../platform/auth/studentTokens.ts';
import { seminarCommands } from './seminarCommands.ts';

const MINUTE = 60_000;

let testApp: TestApp;
let seminars: SeminarFixture;
let student: Applicant;
let printed: string[];

beforeAll(async () => {
  testApp = await createTestApp();
  seminars = await createSeminarFixture(testApp);
});

beforeEach(async () => {
  printed = [];
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await seminars.addApplicant();
});

/** Runs a command as a terminal would; refusals throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  seminarCommands(program, async (work) => {
    printed.push(...(await work(testApp.deps)).lines);
  });
  for (const command of program.commands.flatMap(({ commands }) => commands)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['seminar', ...args], { from: 'user' });
}

const qrOf = async ({ studentId }: Applicant) => (await testApp.deps.studentTokens.sign(studentId)).token;

/** A seminar that begins in half an hour, with the student's seat. */
async function tonight(changes: object = {}, who = student): Promise<string> {
  const seminar = await seminars.addSeminar({
    starts_at: seminars.inHours(0.5),
    ends_at: seminars.inHours(2),
    ...changes,
  });
  await seminars.apply(who, seminar);
  return seminar;
}

describe('at the door', () => {
  test('a student is marked as attended by QR code, and asked for feedback', async () => {
    const seminar = await tonight();
    await michi('check-in', await qrOf(student));
    expect(printed[0]).toMatch(/^Student \d+ Test is checked in to "A morning with robots \d+"\.$/);
    expect(await seminars.show(student, seminar)).toMatchObject({
      feedbackStatus: 'OPEN',
      application: {
        status: 'ATTENDED',
        attendedAt: '2026-11-20T03:00:00.000Z',
        allowedActions: ['give-feedback'],
      },
    });
    expect(await seminars.notificationsOf(student)).toContain('SEMINAR_FEEDBACK');
    expect(await seminars.apply(student, seminar)).toMatchObject({
      status: 409,
      body: { error: 'TRANSITION_NOT_ALLOWED' },
    });
  });

  test('a second time says that it was done', async () => {
    await tonight();
    await michi('check-in', await qrOf(student));
    // As copied from elsewhere: with a zero-width space, and in full width.
    const copied = `\u200b${(await qrOf(student)).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}`;
    await expect(michi('check-in', copied)).rejects.toThrow('has already been checked in to');
  });

  test('expired, forged and malformed codes have different messages', async () => {
    await tonight();
    const token = await qrOf(student);
    testApp.clock.advance(5 * MINUTE);
    await expect(michi('check-in', token)).rejects.toThrow('QR code has expired');
    const { deps } = testApp;
    const forger = createStudentTokens('another secret that is as long as ours is', deps.clock, deps.random);
    const forged = (await forger.sign(student.studentId)).token;
    await expect(michi('check-in', forged)).rejects.toThrow('not a Michi QR code');
    await expect(michi('check-in', 'https://example.org')).rejects.toThrow('not a Michi QR code');
  });

  test('a student who is registered for nothing, or for another seminar, gets a message that says so', async () => {
    const stranger = await seminars.addApplicant();
    await expect(michi('check-in', await qrOf(stranger))).rejects.toThrow(
      'not registered for a seminar taking place now',
    );
    await tonight({ title: 'The right one' });
    const wrong = await tonight({ title: 'The wrong one' }, stranger);
    await expect(michi('check-in', await qrOf(student), '--seminar', wrong)).rejects.toThrow(
      /is not registered for "The wrong one"\. The right seminar is "The right one"\.$/,
    );
  });

  test('who only waits has no seat to take', async () => {
    const full = await tonight({ capacity: 1 }, await seminars.addApplicant());
    await seminars.apply(student, full);
    await expect(michi('check-in', await qrOf(student), '--seminar', full)).rejects.toThrow('(WAITING)');
  });

  test('it is too early before the doors open, and too late after the end', async () => {
    const seminar = await tonight({ starts_at: seminars.inHours(1.5), ends_at: seminars.inHours(2) });
    await expect(michi('check-in', await qrOf(student), '--seminar', seminar)).rejects.toThrow(
      'check-in opens at 2026-11-20 12:30 JST',
    );
    testApp.clock.advance(120 * MINUTE);
    await expect(michi('check-in', await qrOf(student), '--seminar', seminar)).rejects.toThrow('ended at');
  });

  test('of two at the same time the command requires one', async () => {
    const one = await tonight();
    await tonight();
    await expect(michi('check-in', await qrOf(student))).rejects.toThrow('--seminar is required');
    await michi('check-in', await qrOf(student), '--seminar', one);
    expect(printed).toHaveLength(1);
  });
});

test('invites several at once, and skips one that cannot be invited', async () => {
  const seminar = await seminars.addSeminar();
  const other = await seminars.addApplicant();
  await michi(
    'invite',
    '--seminar',
    seminar,
    '--student',
    student.email,
    'nobody@michi.example',
    other.email,
  );
  expect(printed).toEqual([
    `${student.email} is invited.`,
    '--student is not a student: nobody@michi.example',
    `${other.email} is invited.`,
  ]);
  expect((await seminars.show(other, seminar)).application?.status).toBe('INVITED');
});

test.each<readonly [string, object, StudentTraits, string]>([
  ['closed', { closed_at: new Date('2026-11-19T00:00:00Z') }, {}, 'takes no more applications'],
  ['for another university', { audience: 'UNIVERSITY' }, {}, 'is a student of another university'],
  ['for other years', { graduation_years: [2031] }, { graduationYear: 2027 }, 'graduates in a year'],
])('nobody is invited to a seminar that is %s', async (_, changes, traits, reason) => {
  const { universityId } = seminars.data;
  const seminar = await seminars.addSeminar({
    ...changes,
    ...('audience' in changes && { university_id: universityId }),
  });
  const guest = await seminars.addApplicant(traits);
  await michi('invite', '--seminar', seminar, '--student', guest.email);
  expect(printed).toEqual([expect.stringContaining(reason)]);
  expect(await seminars.notificationsOf(guest)).toEqual([]);
});

test('a seminar that does not exist, or has begun, is named', async () => {
  const unknownId = '0199a1c2-0000-7000-8000-00000000ffff';
  await expect(michi('close', unknownId)).rejects.toThrow(`There is no seminar ${unknownId}.`);
  await expect(michi('check-in', await qrOf(student), '--seminar', unknownId)).rejects.toThrow(
    '--seminar does not exist',
  );
  await michi('invite', '--seminar', unknownId, '--student', student.email);
  expect(printed).toEqual(['--seminar does not exist']);
  const begun = await seminars.addSeminar({ title: 'Begun', starts_at: seminars.inHours(0) });
  await expect(michi('close', begun)).rejects.toThrow('"Begun" has already started or been cancelled.');
});

test('a student whose account is blocked is not admitted', async () => {
  await tonight();
  const code = await qrOf(student);
  const account = testApp.deps.database.updateTable('users').where('id', '=', student.userId);
  await account.set({ account_status: 'BLOCKED' }).execute();
  await expect(michi('check-in', code)).rejects.toThrow('This student no longer exists.');
});

test('a seminar is closed, or cancelled', async () => {
  const seminar = await tonight();
  await michi('close', seminar);
  await michi('close', seminar, '--cancel');
  expect(printed).toEqual([
    'The seminar is closed; 0 applications ended.',
    'The seminar is cancelled; 1 applications ended.',
  ]);
});

test('an invalid id is refused by the command line', async () => {
  await expect(michi('close', 'robots')).rejects.toThrow('Give the id');
});
