import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { userCommands } from './userCommands.ts';

const { request, deps, signInStudent } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

/** Runs `michi users …`. */
async function users(...commandLine: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride();
  userCommands(program, async (work) => void (await work(deps)));
  await program.parseAsync(['users', ...commandLine], { from: 'user' });
}

test('an operator adds a user, each name to its own place', async () => {
  const email = 'added@michi.example';
  const names = ['--family-name', 'Saeki', '--first-name', 'Hana', '--family-name-jp', '佐伯'];
  await users('add', '--email', email, ...names, '--first-name-jp', '花', '--role', 'admin');
  const person = await deps.database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .select(['family_name', 'first_name', 'family_name_jp', 'first_name_jp', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  expect(person).toEqual({
    family_name: 'Saeki',
    first_name: 'Hana',
    family_name_jp: '佐伯',
    first_name_jp: '花',
    role: 'ADMIN',
  });
  await expect(users('add', '--email', email, ...names, '--role', 'admin')).rejects.toThrow(Refusal);
});

test('an operator blocks a user, and takes it back', async () => {
  const { email, token } = await signInStudent({ passwordHash });
  await users('block', email, '--reason', 'OTHERS', '--note', 'Asked by the university');
  await request(manifest.user.getProfile, 401, { token });
  await users('unblock', email);
  await request(manifest.user.logIn, 200, { body: { email, password, appName: 'michi' } });
});
