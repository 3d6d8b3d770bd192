import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem, type ErrorCode, type ProblemDetails } from '../problem/problem.ts';
import { withFileSlot } from './fileConcurrency.ts';

/**
 * Milliseconds for one uploaded file. With the start of a worker and the rest of the request, the response takes less
 * than two seconds.
 */
const TIME_LIMIT = 1_500;

/** Megabytes of JavaScript objects for one file; the memory of native code is bounded by the pixels of a picture. */
const MEMORY_LIMIT = 256;

/** What a worker gets of the environment, which also has the secrets of the server. */
const PASSED_ON = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TZ'];

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
 * Runs tasks in child processes, so that files do not block the event loop, and one that ends its process (V8 aborts when
 * a single step needs more memory than there is) does not end the server. All workers share one limit of concurrent
 * tasks. The file at `entry` calls `serveTasks`.
 * @param timeLimit milliseconds for one task
 * @param startsAhead whether a worker is ready before the first task; costs memory
 * @returns runs a task; throws the worker's `Problem`, `refusal`, and the errors of `withFileSlot`
 */
export function runInWorker<Task extends Serializable, Result>(
  entry: URL,
  timeLimit: number = TIME_LIMIT,
  startsAhead = true,
): HandedWork<Task, Result> {
  // Workers that have run a task are at the end; a replacement that still loads its modules is taken last.
  const idle: Promise<ChildProcess>[] = [];
  if (startsAhead)
    starts.push(async () => {
      const started = startIdle(entry);
      idle.push(started);
      await started.catch(() => undefined);
    });
  return async (task, refusal, owner) => {
    const result = await withFileSlot(owner, async () => {
      const ready = await idle.pop();
      const worker = ready?.connected === true ? ready : await startWorker(entry);
      keepsProcess(worker, true);
      const outcome = await runTask<Result>(worker, task, timeLimit);
      if (outcome === 'cut off') idle.unshift(startIdle(entry));
      else {
        keepsProcess(worker, false);
        idle.push(Promise.resolve(worker));
      }
      return outcome;
    });
    if (result === 'cut off') throw refusal();
    if ('result' in result) return result.result;
    if ('failed' in result) throw result.failed;
    throw new Problem(result.refused.code, result.refused.details);
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
function startWorker(entry: URL): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(entry), {
      serialization: 'advanced',
      execArgv: ['--conditions=@michi/source', `--max-old-space-size=${MEMORY_LIMIT}`],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.on('error', reject);
    worker.once('exit', (code, signal) =>
      reject(new Error(`A worker ended at its start: ${code ?? signal}`)),
    );
    worker.once('message', () => resolve(worker));
  });
}

/** Whether the process waits for this worker before it ends. */
function keepsProcess(worker: ChildProcess, isReferenced: boolean): void {
  const change = isReferenced ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}

/** A worker for the next file, which does not keep the process alive. */
function startIdle(entry: URL): Promise<ChildProcess> {
  const started = startWorker(entry).then((worker) => {
    keepsProcess(worker, false);
    return worker;
  });
  // The caller gets this error.
  started.catch(() => undefined);
  return started;
}

/** @returns `cut off` for a task that exceeded a limit or ended its worker, which has ended then */
function runTask<Result>(
  worker: ChildProcess,
  task: Serializable,
  timeLimit: number,
): Promise<WorkerResult<Result> | 'cut off'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), timeLimit);
    const settle = (outcome: WorkerResult<Result> | 'cut off') => {
      clearTimeout(timer);
      worker.off('message', settle).off('disconnect', end);
      resolve(outcome);
    };
    const end = () => settle('cut off');
    worker.once('message', settle);
    // Unlike its exit, always after its last message.
    worker.once('disconnect', end);
    worker.send(task);
  });
}
