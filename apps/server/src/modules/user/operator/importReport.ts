import { readFile } from 'node:fs/promises';
import type { CommandReport } from '../../../platform/commands.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { checkFile } from '../../../platform/import/checkFile.ts';
import { formatMessage } from '../../../platform/import/reason.ts';
import type { Language } from '../../../platform/problem/language.ts';
import type { Fault, FileEncoding } from '../admin/import/userFile.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { addUsers } from '../admin/addUsers.ts';
import { previewFile, withoutTaken } from '../admin/import/previewFile.ts';
import { TakenEmails, takenIn } from '../admin/import/takenEmails.ts';

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

const FAULTS_PRINTED = 50;

/**
 * Adds everyone in a file, or nobody, with reasons in the operator's language.
 * @throws Problem VALIDATION_FAILED for an unusable file
 * @throws Refusal for an unreadable file
 */
export async function importUsers(
  deps: Deps,
  path: string,
  leavesOutFaulty: boolean,
  language: Language,
): Promise<CommandReport> {
  const messages = MESSAGES[language];
  await checkFile(path, language);
  const { encoding, added, faults } = await importFile(deps, await readFile(path), leavesOutFaulty);
  deps.mailer.wake();
  const shown = faults.slice(0, FAULTS_PRINTED).map((fault) => faultLine(fault, language));
  if (faults.length > shown.length)
    shown.push(formatMessage(messages.more, { count: faults.length - shown.length }));
  const done = added === null ? messages.nobody : formatMessage(messages.added, { count: added });
  return { lines: [formatMessage(messages.encoding, { encoding }), ...shown, done], ok: added !== null };
}

/** The message for an error in a line. */
export function faultLine({ line, column, code, value, otherLine }: Fault, language: Language): string {
  const messages = MESSAGES[language];
  const inLine = formatMessage(messages.line, { line: String(line) });
  const location =
    column === null
      ? inLine
      : formatMessage(messages.place, { line: inLine, column: messages.column[column] });
  const wrong = formatMessage(messages.code[code], { otherLine: String(otherLine ?? '') });
  const what = value === null ? wrong : formatMessage(messages.value, { what: wrong, value });
  return formatMessage(messages.fault, { place: location, what });
}

interface ImportedFile {
  readonly encoding: FileEncoding;
  readonly faults: readonly Fault[];
  /** The number of users added; null if nobody was added because of faulty lines. */
  readonly added: number | null;
}

/**
 * Adds everyone in a file, or nobody if lines are faulty. Call `deps.mailer.wake()` afterwards.
 * @param leavesOutFaulty skips faulty lines and adds the others
 * @throws Problem VALIDATION_FAILED for a file that cannot be used as a whole
 */
async function importFile(deps: Deps, bytes: Uint8Array, leavesOutFaulty: boolean): Promise<ImportedFile> {
  const preview = await previewFile(deps.database, bytes, null);
  const { encoding, faults, rows } = preview;
  if (rows.length === 0 || (faults.length > 0 && !leavesOutFaulty)) return { encoding, faults, added: null };
  const now = deps.clock.now();
  const taken = await takenIn(
    inTransaction(deps.database, async (transaction) => {
      const adding = { actorId: null, importId: deps.ids.next(), now };
      const added = await addUsers(deps, transaction, rows, adding);
      if (added.taken.length > 0) throw new TakenEmails(added.taken);
    }),
  );
  if (taken.length === 0) return { encoding, faults, added: rows.length };
  return { encoding, faults: withoutTaken(preview, new Set(taken)).faults, added: null };
}
