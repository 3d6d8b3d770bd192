import type { Reading } from '../server/readValue.ts';

/** One answer of an operation with the contract's examples of it. */
export interface MockedAnswer {
  readonly status: number;
  /** Media type of its body; null when it has none. */
  readonly type: string | null;
  readonly examples: Readonly<Record<string, unknown>>;
  /** Where it sends a client on to. */
  readonly location?: string;
}

/** An operation as the mocks know it. */
export interface MockedOperation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with its parameters after colons: `/api/job/jobs/show/:id`. */
  readonly path: string;
  readonly needsSession: boolean;
  /** How the text of a parameter is read, by its name: `integer`, `boolean`, `string[]`; absent where it stays text. */
  readonly readings: Readonly<Record<string, Reading>>;
  readonly answers: readonly MockedAnswer[];
}
