import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { invalidFields, Problem, type ErrorCode, type ProblemDetails } from '../problem/problem.ts';
import { FilesUnavailable } from './fileFailures.ts';

/** Milliseconds one file may take; with the rest of the request the answer comes within two seconds. */
const TIME_LIMIT = 1_800;

/** Megabytes of JavaScript objects one file may take; what native code takes is bounded by the pixels of a picture. */
const MEMORY_LIMIT = 256;

/** Files that may wait for their turn. */
const QUEUE_LIMIT = 20;

/** At least two, so that one slow file holds up nobody else's; few, since each may take all of its memory. */
const atOnce = pLimit(Math.max(2, Math.min(4, availableParallelism())));

/** What a worker sends for a task; a `Problem` itself would lose its class on the way. */
export type WorkerAnswer<Result> =
  | { readonly result: Result }
  | { readonly refused: { readonly code: ErrorCode; readonly details: ProblemDetails } }
  | { readonly failed: unknown };

/** What a worker does with a task. */
export type Work<Task, Result> = (task: Task) => Promise<Result> | Result;

/** Has a worker do its work with a task. @param field the field that the file came in, as sent */
type HandedWork<Task, Result> = (task: Task, field: string) => Promise<Result>;

/**
 * Runs tasks in worker threads, so that the event loop goes on answering while somebody's file is read. Every worker of
 * the process counts towards the same limit of tasks at once. The file at `entry` calls `serveTasks`.
 * @returns a function that runs a task; it throws the worker's `Problem`, VALIDATION_FAILED under `field` for a task that
 * takes too much time or memory, and FilesUnavailable when too many wait
 */
export function inWorker<Task, Result>(entry: URL): HandedWork<Task, Result> {
  const idle: Worker[] = [];
  return async (task, field) => {
    if (atOnce.pendingCount >= QUEUE_LIMIT)
      throw new FilesUnavailable(new Error('Too many files wait to be read.'));
    const answer = await atOnce(async () => {
      const worker = idle.pop() ?? (await startWorker(entry));
      worker.ref();
      const outcome = await runTask<Result>(worker, task);
      if (outcome !== 'cut off') {
        // An idle worker does not keep the process alive.
        worker.unref();
        idle.push(worker);
      }
      return outcome;
    });
    if (answer === 'cut off') throw invalidFields({ [field]: 'fileTooDemanding' });
    if ('result' in answer) return answer.result;
    if ('failed' in answer) throw answer.failed;
    throw new Problem(answer.refused.code, answer.refused.details);
  };
}

/** A worker that has loaded its modules, so that their loading does not count as time of a file. */
function startWorker(entry: URL): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
    worker.once('error', reject);
    worker.once('message', () => resolve(worker));
  });
}

/** @returns `cut off` for a task that took too much; its worker is gone then */
function runTask<Result>(worker: Worker, task: unknown): Promise<WorkerAnswer<Result> | 'cut off'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('cut off');
      // Nobody waits for the end of a worker that is given up.
      void worker.terminate();
    }, TIME_LIMIT);
    worker.removeAllListeners('error');
    worker.once('message', (answer: WorkerAnswer<Result>) => {
      clearTimeout(timer);
      resolve(answer);
    });
    worker.on('error', (error: Error) => {
      clearTimeout(timer);
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('cut off');
      else reject(error);
    });
    worker.postMessage(task);
  });
}
