import { InvalidArgumentError, type Command } from 'commander';
import type { CommandReport, RunCommand } from '../../../platform/commands.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { checkIn } from './checkIn.ts';
import { closeSeminar } from './closeSeminar.ts';
import { inviteStudent } from './inviteStudent.ts';

export function seminarCommands(program: Command, run: RunCommand): void {
  const seminar = program.command('seminar').description('act for the organizer of a seminar');
  seminar
    .command('check-in')
    .description("mark a student at the door as attended, by their QR code's token")
    .argument('<token>', 'the content of the QR code')
    .option('--seminar <id>', 'the seminar at this door (the one taking place now)', id)
    .action(async (token: string, flags: { seminar?: string }) =>
      run(async (deps) => {
        const { seminar: title, student } = await checkIn(deps, token, flags.seminar);
        return { lines: [`${student} is checked in to "${title}".`], ok: true };
      }),
    );
  seminar
    .command('invite')
    .description('invite students to a seminar')
    .requiredOption('--seminar <id>', 'id of the seminar', id)
    .requiredOption('--student <email...>', 'email of a student; can be given several times')
    .action(async (flags: { seminar: string; student: string[] }) =>
      run(async ({ clock, database }) =>
        each(flags.student, async (email) => {
          await inviteStudent(database, flags.seminar, email.trim().toLowerCase(), clock.now());
          return `${email} is invited.`;
        }),
      ),
    );
  seminar
    .command('close')
    .description('close a seminar to applications; students with a seat keep it')
    .argument('<seminar>', 'id of the seminar', id)
    .option('--cancel', 'cancel the seminar: every application ends', false)
    .action(async (seminarId: string, { cancel }: { cancel: boolean }) =>
      run(async ({ clock, database }) => {
        const ended = await closeSeminar(database, seminarId, cancel, clock.now());
        const done = cancel ? 'The seminar is cancelled' : 'The seminar is closed';
        return { lines: [`${done}; ${ended} applications ended.`], ok: true };
      }),
    );
}

/** A refusal for one student does not affect the others. */
async function each(
  names: readonly string[],
  work: (name: string) => Promise<string>,
): Promise<CommandReport> {
  const lines: string[] = [];
  let ok = true;
  for (const name of names) {
    try {
      lines.push(await work(name));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lines.push(error.message);
      ok = false;
    }
  }
  return { lines, ok };
}

function id(given: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new InvalidArgumentError('Give the id from the address of the seminar.');
  return given.toLowerCase();
}
