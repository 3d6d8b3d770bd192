import { expectTypeOf, it } from 'vitest';
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
