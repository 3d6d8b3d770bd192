import type { ErrorCode } from '../generated/services.ts';
import type { CounsellingSlot } from '../generated/university/model/index.ts';

/** An error code of the contract, or a newer one that this version does not know: a `switch` needs a default. */
export type ProblemCode = ErrorCode | (string & {});

/** The server understood the request and returned an error. */
export interface Problem {
  readonly kind: 'problem';
  /** 400 to 599. */
  readonly status: number;
  readonly code: ProblemCode;
  /** For users, in the language of the request. */
  readonly message: string;
  /** For a 422: messages by the name of the field; otherwise empty. */
  readonly fields: Readonly<Record<string, string>>;
  /** For a 429 or 503: seconds to wait, if the response says so (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
  /** For a 409: id of the conflicting record, if the response says so. */
  readonly conflictingId?: string;
  /** For a counselling time that is taken: the next free ones, if the response says so. */
  readonly nextSlots?: readonly CounsellingSlot[];
}

/** There was no response: the network is down, or the server cannot be reached. */
export interface NoNetwork {
  readonly kind: 'network';
}

/** A response outside the contract, such as a proxy's page. */
export interface Unexpected {
  readonly kind: 'unexpected';
  readonly status: number;
}

/** Nothing was sent: outside a page, `configureApi({ origin })` has to name the services' origin. */
export interface NotConfigured {
  readonly kind: 'not-configured';
  /** Instructions for the developer. */
  readonly message: string;
}

/** The failures of a call, by `kind`. */
export type Failure = Problem | NoNetwork | Unexpected | NotConfigured;

/** The error of a failed call. An aborted request throws its signal's reason instead. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super('message' in failure ? failure.message : failure.kind, options);
    this.name = 'ApiError';
    this.failure = failure;
  }

  get kind(): Failure['kind'] {
    return this.failure.kind;
  }

  /** HTTP status; null without a response. */
  get status(): number | null {
    return 'status' in this.failure ? this.failure.status : null;
  }

  /** Code of a `problem`; null for the other kinds. */
  get code(): ProblemCode | null {
    return this.failure.kind === 'problem' ? this.failure.code : null;
  }
}
