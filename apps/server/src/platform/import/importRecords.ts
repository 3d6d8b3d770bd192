import type { Kysely } from 'kysely';
import { stat } from 'node:fs/promises';
import type { CommandReport, Progress } from '../commands.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { readRecords } from './readRecords.ts';

/** Records saved at once. */
const BATCH = 250;

/** A record that can be saved, or why it is refused. */
export type ReadRecord<Row> = { readonly row: Row } | { readonly refused: string };

/** What became of records that were saved together; the rest of them was there already. */
export interface Saved {
  readonly added: number;
  readonly changed: number;
}

/** How one kind of record is imported. */
export interface RecordImport<Row> {
  /** What the records are, for the report: `postings`. */
  readonly what: string;
  /** What tells a record from the others of a file, for the report: `identifier`. */
  readonly named: string;
  readonly keyOf: (row: Row) => string;
  readonly read: (json: string) => ReadRecord<Row>;
  /** Saves records in one transaction, at most one for each key. */
  readonly save: (database: Kysely<Database>, rows: readonly Row[], now: Date) => Promise<Saved>;
}

interface Pending<Row> {
  readonly line: number;
  readonly row: Row;
}

/**
 * Imports the records of a file, JSON Lines or one JSON array. Each refused record is reported with its line and the
 * reason and costs none of the others; a second run changes nothing.
 */
export async function importRecords<Row>(
  deps: Deps,
  path: string,
  progress: Progress,
  { keyOf, named, read, save, what }: RecordImport<Row>,
): Promise<CommandReport> {
  const { size } = await stat(path);
  const refused: { readonly line: number; readonly reason: string }[] = [];
  const lineOf = new Map<string, number>();
  const counts = { read: 0, added: 0, changed: 0, saved: 0 };
  let batch: Pending<Row>[] = [];

  const saveBatch = async () => {
    const results = await saveOneByOneOnFailure(deps, batch, save, (line, reason) =>
      refused.push({ line, reason }),
    );
    for (const { added, changed, saved } of results) {
      counts.added += added;
      counts.changed += changed;
      counts.saved += saved;
    }
    batch = [];
  };

  progress(0, size);
  for await (const { line, text } of readRecords(path, (bytes) => progress(bytes, size))) {
    counts.read += 1;
    const record = read(text);
    if ('refused' in record) {
      refused.push({ line, reason: record.refused });
      continue;
    }
    const earlier = lineOf.get(keyOf(record.row));
    if (earlier !== undefined) {
      refused.push({ line, reason: `has the ${named} of line ${earlier}` });
      continue;
    }
    lineOf.set(keyOf(record.row), line);
    batch.push({ line, row: record.row });
    if (batch.length === BATCH) await saveBatch();
  }
  if (batch.length > 0) await saveBatch();
  progress(size, size);

  const unchanged = counts.saved - counts.added - counts.changed;
  return {
    lines: [
      ...refused.toSorted((a, b) => a.line - b.line).map(({ line, reason }) => `Line ${line}: ${reason}`),
      `${counts.read} ${what} read: ${counts.added} added, ${counts.changed} changed, ${unchanged} unchanged, ${refused.length} refused`,
    ],
    ok: refused.length === 0,
  };
}

/** Why a record that has the right form cannot be saved. */
export class RecordRefusal extends Error {
  override readonly name = 'RecordRefusal';
}

/** Saves a batch at once; when it is refused, each record alone, so that only the bad ones are lost. */
async function saveOneByOneOnFailure<Row>(
  { database, clock }: Deps,
  batch: readonly Pending<Row>[],
  save: RecordImport<Row>['save'],
  refuse: (line: number, reason: string) => void,
): Promise<readonly (Saved & { readonly saved: number })[]> {
  const rows = batch.map(({ row }) => row);
  try {
    return [{ ...(await save(database, rows, clock.now())), saved: rows.length }];
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
  }
  const results: (Saved & { readonly saved: number })[] = [];
  for (const { line, row } of batch) {
    try {
      results.push({ ...(await save(database, [row], clock.now())), saved: 1 });
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      refuse(line, reason);
    }
  }
  return results;
}

/** Why the data is at fault: what `save` says, or a wrong value (SQLSTATE class 22) or a broken rule (class 23). */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof RecordRefusal) return error.message;
  return error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^2[23]\w{3}$/.test(error.code)
    ? `the database refuses it: ${error.message}`
    : undefined;
}
