import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, ErrorCode } from '@michi/api/server';

export type { ErrorCode };

/** A free slot of a counsellor (shared contract, `CounsellingSlot`). */
export type FreeSlot = ResponseBody<
  typeof manifest.university.listCounsellingSlots,
  200
>['data']['slots'][number];

/** Every error code of the contracts, with its status. */
export const PROBLEM_STATUS = {
  MALFORMED_REQUEST: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  TWO_STEP_REQUIRED: 401,
  TWO_STEP_WRONG: 401,
  TOKEN_EXPIRED: 401,
  ACCOUNT_BLOCKED: 403,
  ACCOUNT_ON_LEAVE: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  TRANSITION_NOT_ALLOWED: 409,
  OFFER_ALREADY_ACCEPTED: 409,
  OFFER_EXPIRED: 409,
  TIMESHEET_SUBMITTED: 409,
  JOB_CLOSED: 409,
  JOB_FULL: 409,
  UNIVERSITY_DEADLINE_PASSED: 409,
  SEMINAR_CLOSED: 409,
  SEMINAR_FULL: 409,
  FEEDBACK_ALREADY_GIVEN: 409,
  SLOT_TAKEN: 409,
  BOOKING_CLOSED: 409,
  NOT_WRITABLE: 409,
  NOT_ELIGIBLE: 403,
  QUESTIONS_CHANGED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  TOKEN_INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
} as const satisfies Record<ErrorCode, number>;

export type ProblemStatus = (typeof PROBLEM_STATUS)[ErrorCode];

/** Most fields in one response (shared contract, `Problem`). */
export const FIELD_LIMIT = 20;

/** A violated rule: a key under `rules` in the message files, with the values of its message. */
export interface FieldRule {
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Details of a problem beside its code. */
export interface ProblemDetails {
  /** The violated rule by field (`email`, `education.0.schoolName`); the first `FIELD_LIMIT` are kept. */
  readonly fields?: Readonly<Record<string, FieldRule>> | undefined;
  /** A more precise message than that of the code: a key under `situations` in the message files. */
  readonly situation?: string | undefined;
  readonly situationValues?: Readonly<Record<string, string | number>>;
  /** Id of the conflicting record of a 409. */
  readonly conflictingId?: string;
  /** The next free slots, if the requested one is taken. */
  readonly nextSlots?: readonly FreeSlot[];
  /** Whole seconds until a client may retry. */
  readonly retryAfter?: number;
  /** For the log only; never sent. */
  readonly cause?: unknown;
}

/** An error with a code, thrown anywhere below a route and sent in the reader's language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly fields: ProblemDetails['fields'];
  readonly situation: string | undefined;
  readonly situationValues: ProblemDetails['situationValues'];
  readonly conflictingId: string | undefined;
  readonly nextSlots: ProblemDetails['nextSlots'];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields === undefined ? undefined : firstFields(details.fields);
    this.situation = details.situation;
    this.situationValues = details.situationValues;
    this.conflictingId = details.conflictingId;
    this.nextSlots = details.nextSlots;
    this.retryAfter = details.retryAfter;
  }

  get status(): ProblemStatus {
    return PROBLEM_STATUS[this.code];
  }
}

function firstFields(fields: NonNullable<ProblemDetails['fields']>): ProblemDetails['fields'] {
  return Object.fromEntries(Object.entries(fields).slice(0, FIELD_LIMIT));
}

/** A 422 for rules that the contract's schema cannot express, such as two fields that must be equal. */
export function invalidFields(fields: Readonly<Record<string, string | FieldRule>>): Problem {
  return new Problem('VALIDATION_FAILED', {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, rule]) => [name, typeof rule === 'string' ? { rule } : rule]),
    ),
  });
}
