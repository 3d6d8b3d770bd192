import type { Reading } from '../server/readValue.ts';

/** A response of an operation with its examples. */
export interface ContractResponse {
  readonly status: number;
  /** Media type of the body; null without one. */
  readonly type: string | null;
  readonly examples: Readonly<Record<string, unknown>>;
  /** `Location` of a redirect. */
  readonly location?: string;
}

export interface MockedOperation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with `:name` parameters: `/api/job/jobs/show/:id`. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Types of parameters by name; strings are omitted. */
  readonly readings: Readonly<Record<string, Reading>>;
  readonly responses: readonly ContractResponse[];
}
