import { parentPort } from 'node:worker_threads';
import { Problem } from '../problem/problem.ts';
import type { Work, WorkerResult } from './runInWorker.ts';

/** Makes this thread a worker of `runInWorker`: it answers tasks one after the other. */
export function serveTasks<Task, Result>(work: Work<Task, Result>): void {
  if (parentPort === null) throw new Error('Tasks are served in a worker thread only.');
  const port = parentPort;
  port.on('message', (task: Task) => {
    void answer(work, task).then((message) => port.postMessage(message));
  });
  port.postMessage('ready');
}

async function answer<Task, Result>(work: Work<Task, Result>, task: Task): Promise<WorkerResult<Result>> {
  try {
    return { result: await work(task) };
  } catch (error) {
    if (!(error instanceof Problem)) return { failed: error };
    const { code, fields, situation } = error;
    return { refused: { code, details: { fields, situation } } };
  }
}
