import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from '../../../../platform/commands.ts';
import { Refusal } from '../../../../platform/operator/refusal.ts';
import type { QuestionStatus } from '../questionJson.ts';
import { closeTicket, replyToTicket } from './replyToTicket.ts';
import { listTickets, readTicket } from './tickets.ts';

/** Adds `michi help …`: support staff list and answer the questions of students. */
export function helpCommands(program: Command, run: RunCommand): void {
  const help = program.command('help').description('read and reply to the questions of students');
  help
    .command('tickets')
    .description('list questions, those that have waited longest first')
    .option('--status <status>', 'their status: open, answered or closed (open)', status)
    .action(async (flags: { status?: QuestionStatus }) =>
      run(async ({ clock, database }) => {
        const lines = await listTickets(database, flags.status ?? 'OPEN', clock.now());
        return { lines: lines.length === 0 ? ['There are no questions with this status.'] : lines, ok: true };
      }),
    );
  help
    .command('show')
    .description('show a question and its replies')
    .argument('<ticket>', 'id of the question', id)
    .action(async (ticket: string) =>
      run(async ({ clock, database }) => ({
        lines: await readTicket(database, ticket, clock.now()),
        ok: true,
      })),
    );
  help
    .command('reply')
    .description('reply to a question; the student is notified')
    .argument('<ticket>', 'id of the question', id)
    .argument('[text...]', 'the reply')
    .option('--file <path>', 'a file with the reply, instead of a text')
    .action(async (ticket: string, textParts: string[], { file }: { file?: string }) =>
      run(async ({ clock, database }) => {
        if (file !== undefined && textParts.length > 0)
          throw new Refusal('--file', 'cannot be combined with a text');
        const text = file === undefined ? textParts.join(' ') : await readFile(file, 'utf8');
        await replyToTicket(database, ticket, text, clock.now());
        return { lines: ['The reply is sent, and the student is notified.'], ok: true };
      }),
    );
  help
    .command('close')
    .description('close a question; it can still be read, but takes no more replies')
    .argument('<ticket>', 'id of the question', id)
    .action(async (ticket: string) =>
      run(async ({ clock, database }) => {
        await closeTicket(database, ticket, clock.now());
        return { lines: ['The ticket is closed.'], ok: true };
      }),
    );
}

const STATUSES: Readonly<Record<string, QuestionStatus>> = {
  open: 'OPEN',
  answered: 'ANSWERED',
  closed: 'CLOSED',
};

function status(value: string): QuestionStatus {
  const found = STATUSES[value];
  if (found === undefined) throw new InvalidArgumentError('Choose open, answered or closed.');
  return found;
}

function id(value: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) {
    throw new InvalidArgumentError('Give the id of a question, as `michi help tickets` lists it.');
  }
  return value.toLowerCase();
}
