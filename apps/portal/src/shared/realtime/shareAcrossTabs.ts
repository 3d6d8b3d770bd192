import { withLock } from '../offline/locks/withLock.ts';

/** Broadcasts a message to every tab of this browser, including this one. */
export type Broadcast<News> = (news: News) => void;

/** Work that one tab does for all. */
export interface SharedWork<News> {
  /** One name for its lock and its channel. */
  readonly name: string;
  /** Runs in one tab at a time until the signal ends it; its broadcasts reach all. */
  readonly work: (tell: Broadcast<News>, signal: AbortSignal) => Promise<void>;
  /** Parses another tab's broadcast; null if it is invalid. */
  readonly read: (value: unknown) => News | null;
  /** Called with each broadcast, in every tab. */
  readonly onNews: (news: News) => void;
}

/**
 * Elects one tab to do the work and broadcasts its results to all; when that tab closes, the next takes over. Without
 * locks every tab works for itself.
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
  // It fails where it is stopped before its turn has come.
  else withLock(name, () => work(tell, signal), signal).catch(() => {});
  return () => {
    end.abort();
    channel?.close();
  };
};
