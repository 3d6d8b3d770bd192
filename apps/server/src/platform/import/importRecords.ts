import type { Kysely } from 'kysely';
import type { CommandReport, Progress } from '../commands.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import type { Language } from '../problem/language.ts';
import { checkFile } from './checkFile.ts';
import { readJson } from './readJson.ts';
import { readRecords } from './readRecords.ts';
import { LeftOutParts, type ReportLine } from './leftOutParts.ts';
import {
  formatMessage,
  IMPORT_MESSAGES,
  reasonMessage,
  RecordRefusal,
  type LeftOut,
  type ReadRecord,
  type Reason,
} from './reason.ts';

export { RecordRefusal };

/** Records saved at once by default. */
const BATCH = 250;

/** The remaining records existed unchanged. */
export interface Saved {
  /** Keys of new records. */
  readonly added: readonly string[];
  readonly changed: readonly ChangedRecord[];
}

export interface ChangedRecord {
  readonly key: string;
  /** Names of the changed fields in the file. */
  readonly fields: readonly string[];
}

/** An import of one kind of record. */
export interface RecordImport<Row> {
  /** The kind of record in the report. */
  readonly recordName: keyof (typeof IMPORT_MESSAGES)['en']['what'];
  /** Name of the field that identifies a record, for the report. */
  readonly keyName: string;
  readonly keyOf: (row: Row) => string;
  /** A line may contain several records. */
  readonly read: (value: unknown, now: Date) => ReadRecord<Row> | readonly ReadRecord<Row>[];
  /** Saves records in one transaction, at most one for each key. */
  readonly save: (database: Kysely<Database>, rows: readonly Row[], now: Date) => Promise<Saved>;
  /** The record without a field that `save` refuses; undefined where the whole record is refused. */
  readonly without?: ((row: Row, field: string) => Row | undefined) | undefined;
  readonly batch?: number;
}

interface Pending<Row> {
  readonly line: number;
  row: Row;
  readonly leftOut: LeftOut[];
}

/**
 * Creates the import of one kind of record from JSON Lines or a JSON array. Invalid records are reported with line and
 * reason, and skipped; an optional part that cannot be imported is reported and left out; changed records are reported with
 * their fields; a second run changes nothing.
 * @throws Refusal for a file that cannot be read
 */
export const importRecords =
  <Row>({
    batch: batchSize = BATCH,
    keyOf,
    keyName: named,
    read,
    save,
    recordName: what,
    without,
  }: RecordImport<Row>) =>
  async (deps: Deps, path: string, progress: Progress, language: Language = 'en'): Promise<CommandReport> => {
    const { report, what: names } = IMPORT_MESSAGES[language];
    const size = await checkFile(path, language);
    const reported: ReportLine[] = [];
    const lineOf = new Map<string, number>();
    const counts = { read: 0, added: 0, changed: 0, saved: 0, refused: 0 };
    /** Records with parts left out, by what became of them. */
    const incomplete = { added: 0, changed: 0, unchanged: 0 };
    const leftOut = new LeftOutParts(language);
    let batch: Pending<Row>[] = [];

    const refuse = (line: number, reasons: readonly Reason[]) => {
      counts.refused += 1;
      const messages = reasons.map((reason) => reasonMessage(reason, language)).join(report.separator);
      reported.push({ line, text: formatMessage(report.refused, { line: String(line), reasons: messages }) });
    };
    const refuseSaved = (pending: Pending<Row>, reason: Reason) => {
      // A later line may have the correct value.
      lineOf.delete(keyOf(pending.row));
      batch = batch.filter((other) => other !== pending);
      refuse(pending.line, [reason]);
    };
    const saveBatch = async () => {
      const state = new Map<string, 'added' | 'changed'>();
      for (const { added, changed, saved } of await saveOneByOneOnFailure(
        deps,
        batch,
        { save, without },
        refuseSaved,
      )) {
        for (const key of added) state.set(key, 'added');
        counts.added += added.length;
        counts.changed += changed.length;
        counts.saved += saved;
        for (const { fields, key } of changed) {
          state.set(key, 'changed');
          const line = lineOf.get(key) ?? 0;
          const values = { line: String(line), fields: fields.join(', ') };
          reported.push({ line, text: formatMessage(report.changed, values) });
        }
      }
      for (const { leftOut: parts, line, row } of batch) {
        if (parts.length > 0) incomplete[state.get(keyOf(row)) ?? 'unchanged'] += 1;
        for (const part of parts) leftOut.add(line, part);
      }
      batch = [];
    };
    const take = async (line: number, record: ReadRecord<Row>) => {
      counts.read += 1;
      if ('refused' in record) return refuse(line, record.refused);
      const key = keyOf(record.row);
      const earlier = lineOf.get(key);
      if (earlier !== undefined)
        return refuse(line, [{ code: 'duplicate', values: { named, line: String(earlier) } }]);
      lineOf.set(key, line);
      batch.push({ line, row: record.row, leftOut: [...(record.leftOut ?? [])] });
      if (batch.length === batchSize) await saveBatch();
    };

    progress(0, size);
    for await (const { isTooLong, line, text } of readRecords(path, (bytes) => progress(bytes, size))) {
      const json = isTooLong ? ({ refused: [{ code: 'lineTooLong' }] } as const) : readJson(text);
      if ('refused' in json) {
        await take(line, json);
        continue;
      }
      const records = read(json.value, deps.clock.now());
      for (const record of 'length' in records ? records : [records]) await take(line, record);
    }
    if (batch.length > 0) await saveBatch();
    progress(size, size);

    const unchanged = counts.saved - counts.added - counts.changed;
    const { added, changed, read: readCount, refused } = counts;
    const summary = { read: readCount, what: names[what], added, changed, unchanged, refused };
    const note = (count: number) =>
      count === 0 ? '' : formatMessage(report.incomplete, { count: String(count) });
    const notes = {
      addedIncomplete: note(incomplete.added),
      changedIncomplete: note(incomplete.changed),
      unchangedIncomplete: note(incomplete.unchanged),
    };
    return {
      lines: [
        ...[...reported, ...leftOut.lines()].toSorted((a, b) => a.line - b.line).map(({ text }) => text),
        formatMessage(report.summary, { ...ungrouped(summary), ...notes }),
      ],
      ok: refused === 0,
    };
  };

/** Without separators, so that other programs can read the last line. */
function ungrouped(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Saves a batch at once, or each record separately if it is refused, so that only invalid ones are lost. */
async function saveOneByOneOnFailure<Row>(
  { database, clock }: Deps,
  batch: readonly Pending<Row>[],
  { save, without }: Pick<RecordImport<Row>, 'save' | 'without'>,
  refuse: (record: Pending<Row>, reason: Reason) => void,
): Promise<readonly (Saved & { readonly saved: number })[]> {
  const rows = batch.map(({ row }) => row);
  if (batch.length > 1) {
    try {
      return [{ ...(await save(database, rows, clock.now())), saved: rows.length }];
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
    }
  }
  const saveAlone = async (
    record: Pending<Row>,
  ): Promise<readonly (Saved & { readonly saved: number })[]> => {
    try {
      return [{ ...(await save(database, [record.row], clock.now())), saved: 1 }];
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      const { field = '' } = reason;
      const row = without?.(record.row, field);
      if (row === undefined) {
        refuse(record, reason);
        return [];
      }
      record.row = row;
      record.leftOut.push({ field, reason });
      return saveAlone(record);
    }
  };
  const results: (Saved & { readonly saved: number })[] = [];
  for (const record of batch) results.push(...(await saveAlone(record)));
  return results;
}

/** What `save` throws, a wrong value (SQLSTATE class 22) or a violated constraint (class 23). */
function refusalOf(error: unknown): Reason | undefined {
  if (error instanceof RecordRefusal) return error.reason;
  return error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    // 21000: one statement would change a row twice.
    /^2[23]\w{3}$|^21000$/.test(error.code)
    ? { code: 'database', values: { code: error.code } }
    : undefined;
}
