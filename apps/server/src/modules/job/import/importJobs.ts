import { stat } from 'node:fs/promises';
import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readPosting, type ImportedJob } from './readPosting.ts';
import { readPostings } from './readPostings.ts';
import { savePostings } from './savePostings.ts';

/** Postings saved at once. */
const BATCH = 250;

interface Pending {
  readonly line: number;
  readonly job: ImportedJob;
}

/**
 * Imports schema.org JobPostings from a file, JSON Lines or one JSON array. Each refused posting is reported with its
 * line and the reason and costs none of the others; a second run changes nothing.
 */
export async function importJobs(deps: Deps, path: string, progress: Progress): Promise<CommandReport> {
  const { size } = await stat(path);
  const refused: string[] = [];
  const lineOf = new Map<string, number>();
  const counts = { read: 0, added: 0, changed: 0, saved: 0 };
  let batch: Pending[] = [];

  const save = async () => {
    const results = await saveOneByOneOnFailure(deps, batch, (line, reason) =>
      refused.push(`Line ${line}: ${reason}`),
    );
    for (const { added, changed, saved } of results) {
      counts.added += added;
      counts.changed += changed;
      counts.saved += saved;
    }
    batch = [];
  };

  progress(0, size);
  for await (const { line, text } of readPostings(path, (bytes) => progress(bytes, size))) {
    counts.read += 1;
    const posting = readPosting(text);
    if ('refused' in posting) {
      refused.push(`Line ${line}: ${posting.refused}`);
      continue;
    }
    const earlier = lineOf.get(posting.job.import_key);
    if (earlier !== undefined) {
      refused.push(`Line ${line}: has the identifier of line ${earlier}`);
      continue;
    }
    lineOf.set(posting.job.import_key, line);
    batch.push({ line, job: posting.job });
    if (batch.length === BATCH) await save();
  }
  if (batch.length > 0) await save();
  progress(size, size);

  const unchanged = counts.saved - counts.added - counts.changed;
  return {
    lines: [
      ...refused.toSorted((a, b) => lineNumber(a) - lineNumber(b)),
      `${counts.read} postings read: ${counts.added} added, ${counts.changed} changed, ${unchanged} unchanged, ${refused.length} refused`,
    ],
    ok: refused.length === 0,
  };
}

interface BatchResult {
  readonly added: number;
  readonly changed: number;
  readonly saved: number;
}

/** Saves a batch at once; when the database refuses it, each posting alone, so that only the bad ones are lost. */
async function saveOneByOneOnFailure(
  { database, clock }: Deps,
  batch: readonly Pending[],
  refuse: (line: number, reason: string) => void,
): Promise<readonly BatchResult[]> {
  const jobs = batch.map(({ job }) => job);
  try {
    return [{ ...(await savePostings(database, jobs, clock.now())), saved: jobs.length }];
  } catch (error) {
    if (!isRefusedByData(error)) throw error;
  }
  const results: BatchResult[] = [];
  for (const { line, job } of batch) {
    try {
      results.push({ ...(await savePostings(database, [job], clock.now())), saved: 1 });
    } catch (error) {
      if (!isRefusedByData(error)) throw error;
      refuse(line, `the database refuses it: ${error.message}`);
    }
  }
  return results;
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

function lineNumber(report: string): number {
  return Number(/\d+/.exec(report)?.[0] ?? 0);
}
