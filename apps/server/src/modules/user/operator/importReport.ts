import { readFile } from 'node:fs/promises';
import type { CommandReport } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { checkFile } from '../../../platform/import/checkFile.ts';
import { formatMessage } from '../../../platform/import/reason.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { importFile } from '../admin/import/importFile.ts';
import type { Fault } from '../admin/import/userFile.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, typeof en>> = { en, jp };

/** Faults that are printed; a file that is all wrong needs no ten thousand lines. */
const FAULTS_PRINTED = 50;

/**
 * Adds everyone in a file, or nobody, and says why in the operator's language.
 * @throws Problem VALIDATION_FAILED for a file that cannot be used as a whole
 * @throws Refusal for a file that cannot be read
 */
export async function importUsers(
  deps: Deps,
  path: string,
  leavesOutFaulty: boolean,
  language: Language,
): Promise<CommandReport> {
  const words = WORDS[language];
  await checkFile(path, language);
  const { encoding, added, faults } = await importFile(deps, await readFile(path), leavesOutFaulty);
  deps.mailer.wake();
  const shown = faults.slice(0, FAULTS_PRINTED).map((fault) => faultLine(fault, language));
  if (faults.length > shown.length)
    shown.push(formatMessage(words.more, { count: faults.length - shown.length }));
  const done = added === null ? words.nobody : formatMessage(words.added, { count: added });
  return { lines: [formatMessage(words.encoding, { encoding }), ...shown, done], ok: added !== null };
}

/** What is wrong in a line, in words. */
export function faultLine({ line, column, code, value, otherLine }: Fault, language: Language): string {
  const words = WORDS[language];
  const inLine = formatMessage(words.line, { line: String(line) });
  const place =
    column === null ? inLine : formatMessage(words.place, { line: inLine, column: words.column[column] });
  const wrong = formatMessage(words.code[code], { otherLine: String(otherLine ?? '') });
  const what = value === null ? wrong : formatMessage(words.value, { what: wrong, value });
  return formatMessage(words.fault, { place, what });
}
