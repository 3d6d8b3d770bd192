import { describe, expectTypeOf, it } from 'vitest';
import type * as chat from '../src/generated/chat/index.ts';
import type * as common from '../src/generated/common/index.ts';
import type * as company from '../src/generated/company/index.ts';
import type * as job from '../src/generated/job/index.ts';
import type * as news from '../src/generated/news/index.ts';
import type * as notification from '../src/generated/notification/index.ts';
import type { ServiceOperations } from '../src/generated/paths.ts';
import type * as seminar from '../src/generated/seminar/index.ts';
import type * as university from '../src/generated/university/index.ts';
import type * as user from '../src/generated/user/index.ts';
import type { ApiError, ApiErrorOf, ErrorCodeOf } from '../src/transport/index.ts';
import type { Unwrap } from '../src/transport/response.ts';

/** Whether two types are mutually assignable. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Unwrap<Body> : never;

/** The type of an operation's response by openapi-typescript. */
type ResponseOf<Operation> = Operation extends { responses: infer Answers }
  ? Json<Answers[keyof Answers & (200 | 201 | 202)]>
  : never;

type Called<Entry, Id extends keyof Entry> = Entry[Id] extends (...args: never[]) => Promise<infer Answer>
  ? Answer
  : never;

/** The calls of an entry that give, by the types of orval, something else than the contract's answer; files are left out. */
type Disagreeing<Entry> = {
  [Id in keyof Entry & keyof ServiceOperations]: [ResponseOf<ServiceOperations[Id]>] extends [never]
    ? never
    : Same<Called<Entry, Id>, ResponseOf<ServiceOperations[Id]>> extends true
      ? never
      : Id;
}[keyof Entry & keyof ServiceOperations];

it('both generators give every call of every service the same answer', () => {
  expectTypeOf<Disagreeing<typeof chat>>().toBeNever();
  expectTypeOf<Disagreeing<typeof common>>().toBeNever();
  expectTypeOf<Disagreeing<typeof company>>().toBeNever();
  expectTypeOf<Disagreeing<typeof job>>().toBeNever();
  expectTypeOf<Disagreeing<typeof news>>().toBeNever();
  expectTypeOf<Disagreeing<typeof notification>>().toBeNever();
  expectTypeOf<Disagreeing<typeof seminar>>().toBeNever();
  expectTypeOf<Disagreeing<typeof university>>().toBeNever();
  expectTypeOf<Disagreeing<typeof user>>().toBeNever();
});

it('no query has a positional header: the transport sends the ETag', () => {
  expectTypeOf<Parameters<typeof notification.listNotifications>['length']>().toEqualTypeOf<1 | 2 | 3>();
  expectTypeOf<Parameters<typeof notification.useListNotifications>['length']>().toEqualTypeOf<
    1 | 2 | 3 | 4
  >();
});

describe('the error', () => {
  it('of an operation has the codes that its contract names', () => {
    expectTypeOf<ErrorCodeOf<'actOnJob'>>().toEqualTypeOf<
      | 'MALFORMED_REQUEST'
      | 'UNAUTHENTICATED'
      | 'ACCOUNT_ON_LEAVE'
      | 'FORBIDDEN'
      | 'NOT_FOUND'
      | 'JOB_CLOSED'
      | 'JOB_FULL'
      | 'UNIVERSITY_DEADLINE_PASSED'
      | 'NOT_ELIGIBLE'
      | 'TRANSITION_NOT_ALLOWED'
      | 'IDEMPOTENCY_KEY_REUSED'
      | 'PAYLOAD_TOO_LARGE'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'VALIDATION_FAILED'
      | 'TOO_MANY_REQUESTS'
      | 'INTERNAL_ERROR'
      | 'SERVICE_UNAVAILABLE'
    >();
    expectTypeOf<ApiErrorOf<'actOnJob'>>().toExtend<ApiError>();
    expectTypeOf<ApiError>().not.toExtend<ApiErrorOf<'actOnJob'>>();
  });

  it('is not compared with a code that is not its own', () => {
    const isRejected = (error: ApiErrorOf<'actOnJob'>, any: ApiError): boolean =>
      // @ts-expect-error Not a code of any operation.
      any.code === 'NOT_A_CODE' ||
      // @ts-expect-error Not a code of any operation.
      error.code === 'NOT_A_CODE' ||
      // @ts-expect-error A code of applyToSeminar.
      error.code === 'SEMINAR_FULL' ||
      error.code === 'JOB_FULL' ||
      error.code === 'OFFLINE';
    expectTypeOf(isRejected).returns.toBeBoolean();
  });
});
