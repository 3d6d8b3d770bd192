/** A push message as the notification contract's `PushData` has it: every value a text. */
export interface PushData {
  /** Id of the notification: a repeated message is shown once. */
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

/** Outcome of a message: accepted, its browser is unregistered, or it may be retried. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends push messages. */
export interface PushSender {
  /** @returns what became of each, in their order */
  send(messages: readonly PushMessage[]): Promise<readonly PushOutcome[]>;
}
