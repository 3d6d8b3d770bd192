import type { UnreadNotifications } from '@michi/api/notification';
import { createParser } from 'eventsource-parser';

/** What the stream of events says. */
export interface StreamReader {
  /** The id of the last event; null before the first. */
  readonly lastEventId: () => string | null;
  /** Takes the next piece of the stream. */
  readonly feed: (piece: string) => void;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Reads how many are unread, as an event or another tab of this browser says it; null when it makes no sense. */
export const readUnread = (value: unknown): UnreadNotifications | null => {
  if (typeof value !== 'object' || value === null || !('jobs' in value) || !('seminar' in value)) return null;
  const { jobs, seminar } = value;
  return isCount(jobs) && isCount(seminar) ? { jobs, seminar } : null;
};

/** Reads the `data` of an event; null for one that is not a `NotificationsChangedEvent`, also of a kind not known yet. */
export const readChange = (data: string): UnreadNotifications | null => {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'CHANGE')
    return null;
  return 'unread' in event ? readUnread(event.unread) : null;
};

/**
 * Reads a stream of server-sent events.
 * @param onChange hears how many are unread after each change; the notifications themselves come with the lists
 */
export const createStreamReader = (onChange: (unread: UnreadNotifications) => void): StreamReader => {
  let lastEventId: string | null = null;
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (id !== undefined) lastEventId = id;
      const unread = readChange(data);
      if (unread !== null) onChange(unread);
    },
  });
  return { lastEventId: () => lastEventId, feed: (piece) => parser.feed(piece) };
};
