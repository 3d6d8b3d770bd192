export interface StreamEvent {
  readonly name: string;
  /** Resumes the stream after this event; digits only. */
  readonly id: string;
  /** JSON on one line. */
  readonly data: string;
}

/** Requests all events of a user after a cursor. */
export interface FeedQuery {
  readonly userId: string;
  /** Id of the last event received; null for a new stream, which gets the current state only. */
  readonly after: string | null;
  /** The first query of a stream is answered even if nothing has changed. */
  readonly isFirst: boolean;
}

export interface FeedPage {
  readonly events: readonly StreamEvent[];
  /** Cursor of the next query. */
  readonly cursor: string;
  /** More events exist; read again at once. */
  readonly hasMore?: boolean;
}

/** An event that is not stored, so that a stream cannot resume after it. */
export type TransientEvent = Omit<StreamEvent, 'id'>;

/** Source of a service's events. Nothing is kept in memory: events are read from their rows each time. */
export interface Feed {
  /** For the log, and for counting the streams of a user. */
  readonly name: string;
  /** The topic of `wake` after which a user's events are read again. */
  readonly topic: (userId: string) => string;
  /** Answers many queries at once, in their order. */
  readonly read: (questions: readonly FeedQuery[]) => Promise<readonly FeedPage[]>;
  /** Converts a `broadcast` into an event for a user's open streams; null if it is invalid. */
  readonly passing?: {
    readonly topic: (userId: string) => string;
    readonly event: (notice: string) => TransientEvent | null;
  };
}
