/** A push message as the notification contract's `PushData` has it: every value a text. */
export interface PushData {
  /** Id of the notification: a message that comes twice is shown once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** `PushMetadata` as JSON text. */
  readonly metadata: string;
}

/** A message to one browser. */
export interface PushMessage {
  /** The push token of the browser. */
  readonly deviceId: string;
  readonly data: PushData;
}

/** What became of a message: it was taken, its browser gets none any more, or it may be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends push messages. */
export interface PushSender {
  /** @returns what became of each, in their order */
  send(messages: readonly PushMessage[]): Promise<readonly PushOutcome[]>;
}
