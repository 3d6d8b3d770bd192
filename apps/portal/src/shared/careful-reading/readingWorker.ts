import { readCarefully, type Notice, type ReadingContext } from './readCarefully.ts';

/** A text to read; the answer has its number. */
export interface ReadingRequest {
  readonly number: number;
  readonly text: string;
  readonly context: ReadingContext;
}

export interface ReadingAnswer {
  readonly number: number;
  readonly notices: readonly Notice[];
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => {
  const answer: ReadingAnswer = {
    number: data.number,
    notices: readCarefully(data.text, data.context),
  };
  globalThis.postMessage(answer);
});
