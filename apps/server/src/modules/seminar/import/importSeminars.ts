import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { readSeminarLine } from './readSeminarLine.ts';
import { saveSeminar, type SavedSeminar } from './saveSeminar.ts';

/**
 * Imports seminars from a file of JSON Lines. Each refused line is reported with its number and the reason and costs none
 * of the others; a second run changes nothing.
 */
export async function importSeminars(deps: Deps, path: string, progress: Progress): Promise<CommandReport> {
  const { size } = await stat(path);
  const refused: string[] = [];
  const lineOf = new Map<string, number>();
  const counts: Record<SavedSeminar, number> = { added: 0, changed: 0, unchanged: 0 };
  let number = 0;
  let read = 0;
  let bytes = 0;
  progress(0, size);
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    number += 1;
    bytes += Buffer.byteLength(text) + 1;
    progress(Math.min(bytes, size), size);
    if (text.trim() === '') continue;
    read += 1;
    const outcome = await importLine(deps, text, number, lineOf);
    if ('refused' in outcome) refused.push(`Line ${number}: ${outcome.refused}`);
    else counts[outcome.saved] += 1;
  }
  progress(size, size);
  return {
    lines: [
      ...refused,
      `${read} seminars read: ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${refused.length} refused`,
    ],
    ok: refused.length === 0,
  };
}

async function importLine(
  { clock, database }: Deps,
  text: string,
  number: number,
  lineOf: Map<string, number>,
): Promise<{ readonly saved: SavedSeminar } | { readonly refused: string }> {
  const line = readSeminarLine(text);
  if ('refused' in line) return line;
  const earlier = lineOf.get(line.seminar.id);
  if (earlier !== undefined) return { refused: `has the id of line ${earlier}` };
  lineOf.set(line.seminar.id, number);
  try {
    return { saved: await saveSeminar(database, line.seminar, clock.now()) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    if (isRefusedByData(error)) return { refused: `the database refuses it: ${error.message}` };
    throw error;
  }
}

/** Whether the data is at fault: a wrong value (SQLSTATE class 22) or a broken rule (class 23). */
function isRefusedByData(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^2[23]\w{3}$/.test(error.code)
  );
}
