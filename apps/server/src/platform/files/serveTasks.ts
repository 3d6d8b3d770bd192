import { Worker } from 'node:worker_threads';
import { Problem } from '../problem/problem.ts';
import type { Work, WorkerResult } from './runInWorker.ts';

/** Ends the process when the server was killed, also while a file blocks the event loop. */
const WATCH_SERVER = `setInterval(() => {
  if (process.ppid !== require('node:worker_threads').workerData) process.kill(process.pid, 'SIGKILL');
}, 1_000);`;

/** Makes this process a worker of `runInWorker`: it answers tasks one after the other, and ends with the server. */
export function serveTasks<Task, Result>(work: Work<Task, Result>): void {
  process.on('message', (task: Task) => {
    void respond(work, task).then((message) => process.send?.(message));
  });
  process.on('disconnect', () => process.exit());
  new Worker(WATCH_SERVER, { eval: true, workerData: process.ppid }).unref();
  // A terminal or service manager sends them to the server too, which waits for its tasks.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.send?.('ready');
}

async function respond<Task, Result>(work: Work<Task, Result>, task: Task): Promise<WorkerResult<Result>> {
  try {
    return { result: await work(task) };
  } catch (error) {
    if (!(error instanceof Problem)) return { failed: error };
    const { code, fields, situation } = error;
    return { refused: { code, details: { fields, situation } } };
  }
}
