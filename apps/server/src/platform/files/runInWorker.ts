import { Worker } from 'node:worker_threads';
import { Problem, type ErrorCode, type ProblemDetails } from '../problem/problem.ts';
import { withFileSlot } from './fileConcurrency.ts';

/**
 * Milliseconds for one uploaded file. With the start of a worker and the rest of the request, the response takes less
 * than two seconds.
 */
const TIME_LIMIT = 1_500;

/** Megabytes of JavaScript objects for one file; the memory of native code is bounded by the pixels of a picture. */
const MEMORY_LIMIT = 256;

/** A worker's message; a `Problem` itself would lose its class in transfer. */
export type WorkerResult<Result> =
  | { readonly result: Result }
  | { readonly refused: { readonly code: ErrorCode; readonly details: ProblemDetails } }
  | { readonly failed: unknown };

export type Work<Task, Result> = (task: Task) => Promise<Result> | Result;

/**
 * @param refusal the error for a task that takes too much time or memory
 * @param owner id of the file's user, who has one running at a time; null for an operator
 */
type HandedWork<Task, Result> = (task: Task, refusal: () => Error, owner: string | null) => Promise<Result>;

const starts: (() => Promise<void>)[] = [];

/**
 * Runs tasks in worker threads, so that files do not block the event loop. All workers of the process share one limit
 * of concurrent tasks. The file at `entry` calls `serveTasks`.
 * @param timeLimit milliseconds for one task
 * @returns runs a task; throws the worker's `Problem`, `refusal`, and the errors of `withFileSlot`
 */
export function runInWorker<Task, Result>(
  entry: URL,
  timeLimit: number = TIME_LIMIT,
): HandedWork<Task, Result> {
  // Workers that have run a task are at the end; a replacement that still loads its modules is taken last.
  const idle: Promise<Worker>[] = [];
  starts.push(async () => {
    const started = startIdle(entry);
    idle.push(started);
    await started.catch(() => undefined);
  });
  return async (task, refusal, owner) => {
    const answer = await withFileSlot(owner, async () => {
      const worker = await (idle.pop() ?? startWorker(entry));
      worker.ref();
      const outcome = await runTask<Result>(worker, task, timeLimit);
      if (outcome === 'cut off') idle.unshift(startIdle(entry));
      else {
        worker.unref();
        idle.push(Promise.resolve(worker));
      }
      return outcome;
    });
    if (answer === 'cut off') throw refusal();
    if ('result' in answer) return answer.result;
    if ('failed' in answer) throw answer.failed;
    throw new Problem(answer.refused.code, answer.refused.details);
  };
}

/**
 * Starts a worker of each kind, so that the first file does not wait for it. A worker that does not start is reported
 * to the next caller.
 */
export async function startWorkers(): Promise<void> {
  await Promise.all(starts.map((start) => start()));
}

/** Resolves when the worker has loaded its modules, which then do not count as time of a file. */
function startWorker(entry: URL): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
    worker.once('error', reject);
    worker.once('message', () => resolve(worker));
  });
}

/** A worker for the next file, which does not keep the process alive. */
function startIdle(entry: URL): Promise<Worker> {
  const started = startWorker(entry).then((worker) => {
    worker.unref();
    return worker;
  });
  // The caller gets this error.
  started.catch(() => undefined);
  return started;
}

/** @returns `cut off` for a task that exceeded a limit; its worker is terminated then */
function runTask<Result>(
  worker: Worker,
  task: unknown,
  timeLimit: number,
): Promise<WorkerResult<Result> | 'cut off'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('cut off');
      void worker.terminate();
    }, timeLimit);
    worker.removeAllListeners('error');
    worker.once('message', (answer: WorkerResult<Result>) => {
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
