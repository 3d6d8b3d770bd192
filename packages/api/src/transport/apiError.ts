import type { ErrorCode, OperationErrors } from '../generated/services.ts';
import type { CounsellingSlot } from '../generated/university/model/index.ts';

/** The error codes that the contract of an operation names. */
export type ErrorCodeOf<Id extends keyof OperationErrors> =
  | Extract<{ [Each in Id]: OperationErrors[Each][keyof OperationErrors[Each]] }[Id], ErrorCode>
  | 'SERVICE_UNAVAILABLE';

/** The server understood the request and returned an error. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  readonly kind: 'problem';
  /** 400 to 599. */
  readonly status: number;
  /** A newer server may send a code that this version does not know: a `switch` needs a default. */
  readonly code: Code;
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

/**
 * Why there was no response: the device is offline; the server cannot be reached from here, since it is down or its CORS
 * settings lack the page's origin (a browser does not tell which); or it took longer than the `timeout`.
 */
export type NetworkCode = 'OFFLINE' | 'UNREACHABLE' | 'TIMEOUT';

/** There was no complete response. */
export interface NoNetwork {
  readonly kind: 'network';
  readonly code: NetworkCode;
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
export type Failure<Code extends ErrorCode = ErrorCode> =
  | Problem<Code>
  | NoNetwork
  | Unexpected
  | NotConfigured;

/** The request of a failed call. */
export interface FailedRequest {
  /** Such as `GET`. */
  readonly method: string;
  /** Without the query, which may contain what a user has typed. */
  readonly path: string;
  /** `operationId` in the contract; absent for a request made by hand. */
  readonly operation?: string | undefined;
}

export interface ApiErrorOptions extends ErrorOptions {
  readonly request?: FailedRequest;
}

const describe = (failure: Failure): string => {
  const status = 'status' in failure ? `${failure.status} ` : '';
  const code = 'code' in failure ? failure.code : failure.kind;
  const text = 'message' in failure ? failure.message : '';
  return `${status}${code} ${code === 'UNREACHABLE' ? 'from here: down, or CORS' : text}`.trim();
};

/**
 * The error of a failed call. Its `message` is for developers and names the request; users read that of a `problem`. An
 * aborted request throws its signal's reason instead.
 */
export class ApiError extends Error {
  readonly failure: Failure;
  /** Absent if nothing was sent. */
  readonly request: FailedRequest | undefined;

  constructor(failure: Failure, { request, ...options }: ApiErrorOptions = {}) {
    super(
      `${request === undefined ? '' : `${request.method} ${request.path} ${request.operation ?? ''}: `}${describe(failure)}`,
      options,
    );
    this.name = 'ApiError';
    this.failure = failure;
    this.request = request;
  }

  get kind(): Failure['kind'] {
    return this.failure.kind;
  }

  /** HTTP status; null without a response. */
  get status(): number | null {
    return 'status' in this.failure ? this.failure.status : null;
  }

  /** Code of a `problem` or a `network` failure; null for the other kinds. */
  get code(): ErrorCode | NetworkCode | null {
    return 'code' in this.failure ? this.failure.code : null;
  }
}

/** The error of an operation's call, with the codes of its contract alone, such as `ApiErrorOf<'actOnJob'>`. */
export interface ApiErrorOf<Id extends keyof OperationErrors> extends ApiError {
  readonly failure: Failure<ErrorCodeOf<Id>>;
  readonly code: ErrorCodeOf<Id> | NetworkCode | null;
}

/** Whether an error is that of a call of this operation. The hooks' errors are typed so already. */
export const isApiErrorOf = <Id extends keyof OperationErrors>(
  error: unknown,
  operation: Id,
): error is ApiErrorOf<Id> => error instanceof ApiError && error.request?.operation === operation;

/** The error with its request, if it is that of a call. */
export const withRequest = (error: unknown, { method, url }: Request, operation?: string): unknown =>
  error instanceof ApiError
    ? new ApiError(error.failure, {
        cause: error.cause,
        request: { method, path: new URL(url).pathname, operation },
      })
    : error;

/** As `signal.reason` of `AbortSignal.timeout`. */
const isTimeout = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';

/**
 * The error of a request without a complete response: an {@link ApiError}, or the given cause if the request was aborted.
 * @param cause thrown by `fetch`, or while a body was read
 */
export const connectionError = (cause: unknown, isAborted = false): unknown => {
  if (isTimeout(cause)) return new ApiError({ kind: 'network', code: 'TIMEOUT' }, { cause });
  if (isAborted) return cause;
  // Node has a navigator too, which does not say whether it is online.
  const code = 'onLine' in navigator && !navigator.onLine ? 'OFFLINE' : 'UNREACHABLE';
  return new ApiError({ kind: 'network', code }, { cause });
};
