/** An event as sent in a stream (WHATWG HTML, section 9.2). */
export interface StreamEvent {
  readonly name: string;
  /** Resumes the stream behind it; digits alone. */
  readonly id: string;
  /** JSON on one line. */
  readonly data: string;
}

/** Query of a stream: all events of a user after a cursor. */
export interface FeedQuery {
  readonly userId: string;
  /** The id of the last event received; null for a new stream, which gets the current state only. */
  readonly after: string | null;
  /** True for the first question of a stream, which is answered even when nothing has changed. */
  readonly isFirst: boolean;
}

/** The answer to one question. */
export interface FeedPage {
  readonly events: readonly StreamEvent[];
  /** From where to ask next. */
  readonly cursor: string;
  /** There are more events than fit into one answer; read again at once. */
  readonly hasMore?: boolean;
}

/** An event that is kept nowhere, and so resumes nothing. */
export type TransientEvent = Omit<StreamEvent, 'id'>;

/** Where the events of a service come from. Nothing is kept in memory: they are read from their rows each time. */
export interface Feed {
  /** For the log, and for counting the streams of a user. */
  readonly name: string;
  /** The topic of `wake` that makes a user's events be read again. */
  readonly topic: (userId: string) => string;
  /** Answers many streams at once, in the order of their questions. */
  readonly read: (questions: readonly FeedQuery[]) => Promise<readonly FeedPage[]>;
  /** Converts a `broadcast` into an event for a user's open streams; null if it is invalid. */
  readonly passing?: {
    readonly topic: (userId: string) => string;
    readonly event: (notice: string) => TransientEvent | null;
  };
}
