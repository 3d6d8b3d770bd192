import { retryDelay } from '@michi/api/query';
import { requestFor, send } from '@michi/api/transport';
import { createParser } from 'eventsource-parser';

/** A stream that lasts this long is no failure, whatever ends it, such as its access token. */
const goodMilliseconds = 20_000;

/** Clock and timer; tests replace them. */
export interface Pace {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Waits until the time is over or the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const realPace: Pace = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    }),
};

/**
 * Follows server-sent events until the signal aborts. An ended stream resumes after the last event: after a long one in
 * 1 s, otherwise doubling up to 30 s.
 * @param path address of the operation, from the SDK's `stream…Url`
 * @param onData called with the `data` of every event, in order
 */
export const followEvents = async (
  path: string,
  onData: (data: string) => void,
  signal: AbortSignal,
  { now, wait }: Pace = realPace,
): Promise<void> => {
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    const begun = now();
    try {
      const response = await send(
        requestFor(path, {
          headers: {
            Accept: 'text/event-stream',
            ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
          },
          signal,
        }),
      );
      if (response.ok && response.body !== null) {
        const parser = createParser({
          onEvent: ({ id, data }) => {
            if (id !== undefined) lastEventId = id;
            onData(data);
          },
        });
        for await (const piece of response.body.pipeThrough(new TextDecoderStream())) parser.feed(piece);
      } else await response.body?.cancel();
    } catch {
      // No network, or the stream ended; data are polled every 30 s meanwhile.
    }
    failures = now() - begun >= goodMilliseconds ? 0 : failures + 1;
    await wait(retryDelay(Math.max(0, failures - 1)), signal);
  }
};
