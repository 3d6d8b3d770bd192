import { streamNotificationEventsUrl, type UnreadNotifications } from '@michi/api/notification';
import { retryDelay } from '@michi/api/query';
import { locate, send } from '@michi/api/transport';
import { createStreamReader } from './notificationEvents.ts';

/** A stream that lasted as long was no failure, whatever ended it: its access token, for one. */
const goodMilliseconds = 20_000;

/** How following is paced; tests give their own. */
export interface Pace {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal ends it. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const pace: Pace = {
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
 * Follows the student's notifications over server-sent events until the signal ends it. A stream that ends is taken up
 * again after the last event, sooner when it lasted long: after 1 s, doubling, at most 30 s.
 * @param onChange hears how many are unread, at the beginning of every stream and after each change
 */
export const followNotifications = async (
  onChange: (unread: UnreadNotifications) => void,
  signal: AbortSignal,
  { now, wait }: Pace = pace,
): Promise<void> => {
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    const begun = now();
    try {
      const response = await send(
        new Request(locate(streamNotificationEventsUrl()), {
          headers: {
            Accept: 'text/event-stream',
            ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
          },
          signal,
        }),
      );
      if (response.ok && response.body !== null) {
        const reader = createStreamReader(onChange);
        for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
          reader.feed(piece);
          lastEventId = reader.lastEventId() ?? lastEventId;
        }
      } else await response.body?.cancel();
    } catch {
      // No network, or the stream broke off: the lists are read every 30 s meanwhile.
    }
    failures = now() - begun >= goodMilliseconds ? 0 : failures + 1;
    await wait(retryDelay(Math.max(0, failures - 1)), signal);
  }
};
