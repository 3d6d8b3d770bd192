import type { ErrorCode } from '../generated/services.ts';
import type { CounsellingSlot } from '../generated/university/model/index.ts';

/**
 * Code of a problem: one of the contract's, or one that a newer service names and this contract does not know
 * yet. So a table of codes is looked into, never switched over to the end.
 */
export type ProblemCode = ErrorCode | (string & {});

/** The server understood the request and returned an error. */
export interface Problem {
  readonly kind: 'problem';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Code of the error, for programs. */
  readonly code: ProblemCode;
  /** Message of the error, for users, in the language of the request. */
  readonly message: string;
  /** For a 422: each field that breaks a rule, by its name as sent, and a sentence about it. Empty otherwise. */
  readonly fields: Readonly<Record<string, string>>;
  /** For a 429: whole seconds to wait before the next try, where the answer says (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
  /** The id of the conflicting record of a 409, if the response names it. */
  readonly conflictingId?: string;
  /** For a time with a counsellor that is taken: the next free ones, where the answer says. */
  readonly nextSlots?: readonly CounsellingSlot[];
}

/** There was no response: the network is down, or the server cannot be reached. */
export interface NoNetwork {
  readonly kind: 'network';
}

/** A response outside the contract, for example a proxy's page. */
export interface Unexpected {
  readonly kind: 'unexpected';
  /** HTTP status of the answer. */
  readonly status: number;
}

/** Nothing was sent: outside a page nothing says where the services are. `configureApi({ origin })` does. */
export interface NotConfigured {
  readonly kind: 'not-configured';
  /** Instructions for the developer. */
  readonly message: string;
}

/** All failures of a call. Distinguish them by `kind`, never by a message's text. */
export type Failure = Problem | NoNetwork | Unexpected | NotConfigured;

/**
 * The error of a failed call. Narrow `failure` by its `kind`. An aborted request is not a failure: the signal's own
 * reason is thrown, and `signal.aborted` is true.
 */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super('message' in failure ? failure.message : failure.kind, options);
    this.name = 'ApiError';
    this.failure = failure;
  }

  /** Which of the kinds this is. */
  get kind(): Failure['kind'] {
    return this.failure.kind;
  }

  /** HTTP status of the response; null without one. */
  get status(): number | null {
    return 'status' in this.failure ? this.failure.status : null;
  }

  /** Code of the server's problem; null for the other kinds. */
  get code(): ProblemCode | null {
    return this.failure.kind === 'problem' ? this.failure.code : null;
  }
}
