import { inTurn } from '../locks/inTurn.ts';

/** Says something to every tab of this browser, the own one too. */
export type Tell<News> = (news: News) => void;

/** What all tabs do together, done by one of them. */
export interface SharedWork<News> {
  /** One name for its lock and its channel. */
  readonly name: string;
  /** Done in one tab at a time until the signal ends it; what it tells reaches all. */
  readonly work: (tell: Tell<News>, signal: AbortSignal) => Promise<void>;
  /** Reads what another tab told; null when it makes no sense. */
  readonly read: (value: unknown) => News | null;
  /** Hears what is told, in every tab. */
  readonly onNews: (news: News) => void;
}

/**
 * Does work in one tab and tells all of them: the first tab does it, and when it is closed the next goes on. Without
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
  const tell: Tell<News> = (news) => {
    if (signal.aborted) return;
    channel?.postMessage(news);
    onNews(news);
  };
  if (channel === null) void work(tell, signal);
  // It fails where it is stopped before its turn has come.
  else inTurn(name, () => work(tell, signal), signal).catch(() => {});
  return () => {
    end.abort();
    channel?.close();
  };
};
