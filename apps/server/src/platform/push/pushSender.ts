/** The notification contract's `PushData`: every value is a text. */
export interface PushData {
  /** Id of the notification, so that a repeated message is shown once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** `PushMetadata` as JSON text. */
  readonly metadata: string;
}

export interface PushMessage {
  readonly deviceId: string;
  readonly data: PushData;
}

/** Accepted, unregistered browser, or retryable. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface PushSender {
  /** @returns outcomes in the order of the messages */
  send(messages: readonly PushMessage[]): Promise<readonly PushOutcome[]>;
}
