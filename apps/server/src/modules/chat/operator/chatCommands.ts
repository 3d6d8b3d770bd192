import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Option, type Command } from 'commander';
import type { CommandReport, RunCommand } from '../../../platform/commands.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { FileDeps } from '../../../platform/files/storedFiles.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { storeAttachment } from '../attachments.ts';
import { broadcastTyping } from '../typing.ts';
import { beginGroup } from './beginGroup.ts';
import { addPartyOptions, findParty, textFlag, type PartyFlags } from './party.ts';
import { readAsParty } from './readAsParty.ts';
import { handleReports, readReports } from './readReports.ts';
import { partysThread, writeAsParty, type MessageTarget } from './writeAsParty.ts';

/** Adds `michi chat …`: what companies, universities and Michi write, and what students report. */
export function chatCommands(program: Command, run: RunCommand): void {
  const chat = program
    .command('chat')
    .description('write to students for a company, a university or Michi')
    .addHelpText('after', EXAMPLES);
  sendCommand(chat, run);
  readCommand(chat, run);
  typingCommand(chat, run);
  groupCommand(chat, run);
  reportsCommand(chat, run);
}

const EXAMPLES = `
Examples:
  michi chat send --as-company "Isobe Market" --to hana@michi.example --text "Thank you for applying."
  michi chat send --as-michi --group 0199a1c2-0000-7000-8000-0000000f2005 --text "Welcome!"
  michi chat group --as-university "Seiryo University" --title "Class of 2027" --to hana@michi.example alex@michi.example
  michi chat reports`;

interface TargetFlags extends PartyFlags {
  readonly to?: string;
  readonly group?: string;
}

function withTargetOptions(command: Command): Command {
  return addPartyOptions(command)
    .addOption(new Option('--to <email>', 'the student').conflicts('group'))
    .option('--group <id>', 'id of a group of the sender');
}

function targetOf({ to, group }: TargetFlags): MessageTarget {
  if (to !== undefined) return { to };
  if (group !== undefined) return { group };
  throw new Refusal(null, 'Give --to or --group.');
}

interface SendFlags extends TargetFlags {
  readonly text?: string;
  readonly from?: string;
  readonly fromJp?: string;
  readonly file: readonly string[];
}

function sendCommand(chat: Command, run: RunCommand): void {
  withTargetOptions(chat.command('send').description('send a message'))
    .option('--text <text>', 'the message; optional with --file', textFlag(4_000))
    .option('--from <name>', 'name of the sender, in English (as in its profile)', textFlag(200))
    .option('--from-jp <name>', 'the same in Japanese', textFlag(200))
    .option('--file <path...>', 'files to attach: PDF, DOC, DOCX, JPEG, PNG or GIF', [])
    .action(async (flags: SendFlags) =>
      run(async (deps) => {
        const { text = null, file: paths } = flags;
        if (text === null && paths.length === 0) throw new Refusal('--text', 'is required without --file');
        if (paths.length > 5) throw new Refusal('--file', 'can be given up to five times');
        const party = await findParty(deps.database, flags);
        const { sequence, threadId } = await writeAsParty(deps, party, targetOf(flags), {
          text,
          from: flags.from ?? party.name,
          fromJp: flags.fromJp ?? (flags.from === undefined ? party.nameJp : null),
          ...(paths.length > 0 && { keepFiles: (userId) => keepFiles(deps, userId, paths) }),
        });
        return done(`Sent as message ${sequence} of the thread ${threadId}.`);
      }),
    );
}

async function keepFiles(
  deps: FileDeps,
  userId: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const path of paths) {
    const bytes = new Uint8Array(await readFile(path));
    try {
      ids.push((await storeAttachment(deps, userId, basename(path), bytes, deps.clock.now())).id);
    } catch (error) {
      if (error instanceof Problem) throw new Refusal('--file', `cannot be sent: ${path} (${error.code})`);
      throw error;
    }
  }
  return ids;
}

function readCommand(chat: Command, run: RunCommand): void {
  withTargetOptions(
    chat.command('read').description('show the latest messages of a thread, and mark it as read'),
  ).action(async (flags: TargetFlags) =>
    run(async (deps) => {
      const party = await findParty(deps.database, flags);
      return { lines: await readAsParty(deps, party, targetOf(flags)), ok: true };
    }),
  );
}

function typingCommand(chat: Command, run: RunCommand): void {
  withTargetOptions(
    chat.command('typing').description('show for five seconds that someone is typing'),
  ).action(async (flags: TargetFlags) =>
    run(async ({ clock, database }) => {
      const party = await findParty(database, flags);
      const { id } = await inTransaction(database, (transaction) =>
        partysThread(transaction, party, targetOf(flags), clock.now()),
      );
      const { type: senderType, name: senderName, nameJp: senderNameJp } = party;
      const typing = { threadUniqueId: id, isTyping: true, senderType, senderName, senderNameJp };
      await broadcastTyping(database, typing, null);
      return done('Sent.');
    }),
  );
}

interface GroupFlags extends PartyFlags {
  readonly title: string;
  readonly titleJp?: string;
  readonly to: readonly string[];
}

function groupCommand(chat: Command, run: RunCommand): void {
  addPartyOptions(chat.command('group').description('start a group with students'))
    .requiredOption('--title <text>', 'name of the group, in English', textFlag(200))
    .option('--title-jp <text>', 'the same in Japanese', textFlag(200))
    .requiredOption('--to <email...>', 'the students')
    .action(async ({ title, titleJp, to, ...flags }: GroupFlags) =>
      run(async (deps) => {
        const party = await findParty(deps.database, flags);
        const id = await beginGroup(deps, party, { title, titleJp: titleJp ?? null, to });
        return done(`The group has started: ${id}.`);
      }),
    );
}

function reportsCommand(chat: Command, run: RunCommand): void {
  chat
    .command('reports')
    .description('list what students have reported, oldest first')
    .option('--handled <thread>', 'mark the reports of a thread as handled')
    .action(async ({ handled }: { readonly handled?: string }) =>
      run(async ({ clock, database }) => {
        if (handled === undefined) return { lines: await readReports(database), ok: true };
        const count = await handleReports(database, handled, clock.now());
        return done(`${count} ${count === 1 ? 'report' : 'reports'} marked as handled.`);
      }),
    );
}

function done(line: string): CommandReport {
  return { lines: [line], ok: true };
}
