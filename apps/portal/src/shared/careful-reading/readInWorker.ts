import type { Notice, ReadingContext } from './readCarefully.ts';
import type { ReadingAnswer, ReadingRequest } from './readingWorker.ts';

export type ReadText = (text: string, context: ReadingContext) => Promise<readonly Notice[]>;

/** Starts at the first text: its code is not loaded before. */
const createReader = (): ReadText => {
  const worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<readonly Notice[]>>();
  let number = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => {
    waiting.get(data.number)?.resolve(data.notices);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', () => {
    // The next text starts another.
    reader = undefined;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The text could not be read'));
  });
  return (text, context) => {
    number += 1;
    const request: ReadingRequest = { number, text, context };
    const answer = Promise.withResolvers<readonly Notice[]>();
    waiting.set(number, answer);
    worker.postMessage(request);
    return answer.promise;
  };
};

let reader: ReadText | undefined;

/** Reads a text in a worker, on this device. @throws if the worker cannot be loaded */
export const readInWorker: ReadText = (text, context) => {
  reader ??= createReader();
  return reader(text, context);
};
