import { withLock } from '../offline/withLock.ts';

export type Broadcast<News> = (news: News) => void;

export interface SharedWork<News> {
  /** Name of the lock and the channel. */
  readonly name: string;
  /** Runs in one tab until the signal aborts; what it broadcasts reaches every tab. */
  readonly work: (tell: Broadcast<News>, signal: AbortSignal) => Promise<void>;
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
  const tell: Broadcast<News> = (news) => {
    if (signal.aborted) return;
    channel?.postMessage(news);
    onNews(news);
  };
  if (channel === null) void work(tell, signal);
  // Rejects if aborted while waiting.
  else withLock(name, () => work(tell, signal), signal).catch(() => {});
  return () => {
    end.abort();
    channel?.close();
  };
};
