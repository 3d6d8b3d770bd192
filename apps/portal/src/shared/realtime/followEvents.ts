import { retryDelay } from '@michi/api/query';
import { requestFor, send } from '@michi/api/transport';
import { createParser } from 'eventsource-parser';
import { withLock } from '../offline/withLock.ts';

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

type Broadcast<News> = (news: News) => void;

interface SharedWork<News> {
  /** Name of the lock and the channel. */
  readonly name: string;
  /** Runs in one tab until the signal aborts; what it broadcasts reaches every tab. */
  readonly work: (broadcast: Broadcast<News>, signal: AbortSignal) => Promise<void>;
  /** Parses the broadcast of another tab; null if it is invalid. */
  readonly read: (value: unknown) => News | null;
  /** Called in every tab for each broadcast. */
  readonly onNews: (news: News) => void;
}

/**
 * Elects one tab to do the work and broadcast its results; when it closes, another takes over. Without locks every tab works.
 * @returns a function that stops this tab's part
 */
export const shareAcrossTabs = <News>({ name, work, read, onNews }: SharedWork<News>): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = read(data);
    if (news !== null) onNews(news);
  });
  const broadcast: Broadcast<News> = (news) => {
    if (signal.aborted) return;
    channel?.postMessage(news);
    onNews(news);
  };
  if (channel === null) void work(broadcast, signal);
  // Rejects if aborted while waiting.
  else withLock(name, () => work(broadcast, signal), signal).catch(() => {});
  return () => {
    end.abort();
    channel?.close();
  };
};
