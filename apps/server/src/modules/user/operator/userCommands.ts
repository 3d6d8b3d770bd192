import { Option, type Command } from 'commander';
import type { CommandReport, RunCommand } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { languageOption } from '../../../platform/import/operatorLanguage.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { problemBody } from '../../../platform/problem/body.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { addUsers } from '../admin/addUsers.ts';
import { changeUser, type UserChange } from '../admin/changeUser.ts';
import { findOwner } from './findOwner.ts';
import { faultLine, importUsers } from './importReport.ts';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { readRow } from '../admin/import/readRow.ts';
import type { Column, Fault, FileRow } from '../admin/import/userFile.ts';
import { universitiesByName } from '../admin/import/universitiesByName.ts';

const REASONS = ['LEFT_UNIVERSITY', 'MISUSE', 'SECURITY', 'DUPLICATE_ACCOUNT', 'OTHERS'] as const;

interface AddFlags {
  readonly email: string;
  readonly familyName?: string;
  readonly firstName?: string;
  readonly familyNameJp?: string;
  readonly firstNameJp?: string;
  readonly role: string;
  readonly university?: string;
  readonly language: string;
}

/** Adds `michi users …`: the actions of admins, for operators at the command line. */
export function userCommands(program: Command, run: RunCommand): void {
  const users = program.command('users').description('add, block and unblock users');
  users
    .command('add')
    .description('add a user, and email them a link to choose a password')
    .requiredOption('--email <email>', 'of the user')
    .option('--family-name <name>', 'family name in romaji; not needed with one in kanji or kana')
    .option('--first-name <name>', 'first name in romaji; not needed with one in kanji or kana')
    .option('--family-name-jp <name>', 'family name in kanji or kana')
    .option('--first-name-jp <name>', 'first name in kanji or kana')
    .addOption(
      new Option('--role <role>', 'what the user may do').choices(['student', 'admin']).default('student'),
    )
    .option('--university <name>', 'name of the university, for students')
    .addOption(
      new Option('--language <language>', 'of emails and screens').choices(['en', 'jp']).default('en'),
    )
    .action((flags: AddFlags) => run((deps) => add(deps, flags)));
  users
    .command('block')
    .argument('<email>', 'of the user')
    .description('block a user, and end all their sessions at once')
    .addOption(new Option('--reason <reason>', 'why').choices(REASONS).makeOptionMandatory())
    .option('--note <text>', 'a note for other admins')
    .action((email: string, { reason, note }: { reason: (typeof REASONS)[number]; note?: string }) =>
      run(async (deps) => {
        await change(deps, email, { status: 'BLOCKED', reason, ...(note !== undefined && { note }) });
        return { lines: [`${email} is blocked.`], ok: true };
      }),
    );
  for (const [name, description, done] of [
    ['unblock', 'unblock a user', 'can log in again'],
    ['activate', 'activate a user who has not chosen a password, and send the email again', 'is active'],
  ] as const)
    users
      .command(name)
      .argument('<email>', 'email of the user')
      .description(description)
      .action((email: string) =>
        run(async (deps) => {
          await change(deps, email, { status: 'ACTIVE' });
          return { lines: [`${email} ${done}.`], ok: true };
        }),
      );
  users
    .command('import')
    .argument('<csv>', 'a file with a line of headings, as admins upload it')
    .description('add everyone in a file, or nobody')
    .option('--leave-out-faulty', 'skip lines with errors and add the others', false)
    .addOption(languageOption())
    .action((path: string, { language, leaveOutFaulty }: { language: Language; leaveOutFaulty: boolean }) =>
      run((deps) => inLanguage(() => importUsers(deps, path, leaveOutFaulty, language), language)),
    );
}

async function add(deps: Deps, flags: AddFlags): Promise<CommandReport> {
  await inLanguage(async () => {
    const person = await readPerson(deps.database, flags);
    if (!('email' in person))
      throw new Refusal(null, person.map((fault) => faultLine(fault, 'en')).join('\n'));
    const { taken } = await inTransaction(deps.database, (transaction) =>
      addUsers(deps, transaction, [person], { actorId: null, importId: null, now: deps.clock.now() }),
    );
    if (taken.length > 0) throw new Problem('EMAIL_TAKEN');
  });
  deps.mailer.wake();
  return { lines: [`${flags.email} is added. We’ll email them a link to choose a password.`], ok: true };
}

async function change(deps: Deps, email: string, wanted: UserChange): Promise<void> {
  await inLanguage(() =>
    inTransaction(deps.database, async (transaction) => {
      const id = await findOwner(transaction, email);
      await changeUser(deps, transaction, id, wanted, { actorId: null, now: deps.clock.now() });
    }),
  );
  deps.mailer.wake();
}

/** Turns a `Problem` into a `Refusal` with its messages. */
async function inLanguage<T>(work: () => Promise<T>, language: Language = 'en'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, fields = {} } = problemBody(error, language);
    throw new Refusal(null, [message, ...Object.values(fields)].join(' '));
  }
}

/** Parses the flags by the rules for a line of a file. */
async function readPerson(database: Kysely<Database>, person: AddFlags): Promise<FileRow | readonly Fault[]> {
  const fields = new Map<Column, string>([
    ['EMAIL', person.email],
    ['FAMILY_NAME', person.familyName ?? ''],
    ['FIRST_NAME', person.firstName ?? ''],
    ['FAMILY_NAME_JP', person.familyNameJp ?? ''],
    ['FIRST_NAME_JP', person.firstNameJp ?? ''],
    ['ROLE', person.role],
    ['UNIVERSITY', person.university ?? ''],
    ['LANGUAGE', person.language],
  ]);
  return readRow(1, fields, await universitiesByName(database));
}
