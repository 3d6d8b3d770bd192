import { retryDelay } from '@michi/api/query';
import { requestFor, send } from '@michi/api/transport';
import { createParser } from 'eventsource-parser';

/** A stream that lasted this long was no failure, whatever ended it, such as its access token. */
const goodMilliseconds = 20_000;

/** Delays of following; tests replace them. */
export interface Pace {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal ends it. */
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
 * Follows a service's server-sent events until the signal ends it. An ended stream is resumed after the last event,
 * sooner if it lasted long: after 1 s, doubling, at most 30 s.
 * @param path address of the operation, as the SDK's `stream…Url` returns it
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
      // No network, or the stream broke off: meanwhile the data are polled every 30 s.
    }
    failures = now() - begun >= goodMilliseconds ? 0 : failures + 1;
    await wait(retryDelay(Math.max(0, failures - 1)), signal);
  }
};
