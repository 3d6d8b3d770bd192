import { ApiError, type ErrorCode } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, startI18n } from '../i18n/createI18n.ts';
import english from '../locales/en.json' with { type: 'json' };
import { errorMessage, fieldErrors } from './errorMessage.ts';

const translator = createI18n(() => Promise.resolve(english));
await startI18n(translator, 'en');
const t = translator.getFixedT('en', 'shared');

const general = 'Something went wrong. Please refresh and try again.';
const problem = (code: ErrorCode, message: string) =>
  new ApiError({ kind: 'problem', status: 400, code, message, fields: { email: 'Email is required' } });

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test('reports that there is no network for an action that cannot wait', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorMessage(new ApiError({ kind: 'network', code: 'OFFLINE' }), t)).toBe(
    'You’re offline, so this didn’t go through. Try again once you’re back online.',
  );
  expect(errorMessage(problem('JOB_FULL', 'All positions are taken.'), t)).toBe('All positions are taken.');
});

test.each([
  [problem('ACCOUNT_BLOCKED', 'Account is Blocked'), 'Please Contact Your University'],
  [problem('WRONG_CREDENTIALS', 'anything'), 'Wrong Email or Password'],
  [problem('JOB_FULL', 'All positions are taken.'), 'All positions are taken.'],
  [problem('INTERNAL_ERROR', ' '), general],
  [
    new ApiError({ kind: 'network', code: 'UNREACHABLE' }),
    'We can’t reach Michi right now. Try again in a few minutes.',
  ],
  [
    new ApiError({ kind: 'network', code: 'TIMEOUT' }),
    'Michi took too long to respond. Check whether this went through before you try again.',
  ],
  [new ApiError({ kind: 'unexpected', status: 502 }), general],
  [new TypeError('x is not a function'), general],
])('has a message for %o', (error, expected) => {
  expect(errorMessage(error, t)).toBe(expected);
});

const serverMessage = 'What the server says.';

/** The message for every code of the contract; a new code does not compile until it is added here. */
const messages = {
  MALFORMED_REQUEST: serverMessage,
  UNAUTHENTICATED: serverMessage,
  WRONG_CREDENTIALS: 'Wrong Email or Password',
  TWO_STEP_REQUIRED: serverMessage,
  TWO_STEP_WRONG: serverMessage,
  TOKEN_EXPIRED: serverMessage,
  TOKEN_INVALID: serverMessage,
  ACCOUNT_BLOCKED: 'Please Contact Your University',
  ACCOUNT_ON_LEAVE: serverMessage,
  FORBIDDEN: serverMessage,
  NOT_FOUND: serverMessage,
  EMAIL_TAKEN: serverMessage,
  TRANSITION_NOT_ALLOWED: serverMessage,
  OFFER_ALREADY_ACCEPTED: serverMessage,
  OFFER_EXPIRED: serverMessage,
  TIMESHEET_SUBMITTED: serverMessage,
  JOB_CLOSED: serverMessage,
  UNIVERSITY_DEADLINE_PASSED: serverMessage,
  JOB_FULL: serverMessage,
  NOT_ELIGIBLE: serverMessage,
  QUESTIONS_CHANGED: serverMessage,
  IDEMPOTENCY_KEY_REUSED: serverMessage,
  PAYLOAD_TOO_LARGE: serverMessage,
  UNSUPPORTED_MEDIA_TYPE: serverMessage,
  VALIDATION_FAILED: serverMessage,
  TOO_MANY_REQUESTS: serverMessage,
  SERVICE_UNAVAILABLE: serverMessage,
  INTERNAL_ERROR: serverMessage,
  SEMINAR_CLOSED: serverMessage,
  SEMINAR_FULL: serverMessage,
  FEEDBACK_ALREADY_GIVEN: serverMessage,
  SLOT_TAKEN: serverMessage,
  BOOKING_CLOSED: serverMessage,
  NOT_WRITABLE: serverMessage,
} as const satisfies Record<ErrorCode, string>;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(messages, code);

test("every code of the contract shows the server's message, except two with their own texts", () => {
  for (const code of Object.keys(messages).filter(isErrorCode))
    expect([
      code,
      errorMessage(
        new ApiError({ kind: 'problem', status: 400, code, message: serverMessage, fields: {} }),
        t,
      ),
    ]).toEqual([code, messages[code]]);
});

test.each([
  [1, 'Too many attempts. Wait 1 second and try again.'],
  [42, 'Too many attempts. Wait 42 seconds and try again.'],
  [91, 'Too many attempts. Wait 2 minutes and try again.'],
  [600, 'Too many attempts. Wait 10 minutes and try again.'],
  [86_400, 'Too many attempts. Wait 24 hours and try again.'],
])('names a wait of %i seconds', (retryAfter, expected) => {
  const failure = {
    kind: 'problem',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Wait',
    fields: {},
  } as const;
  expect(errorMessage(new ApiError({ ...failure, retryAfter }), t)).toBe(expected);
  expect(errorMessage(new ApiError(failure), t)).toBe('Wait');
});

test('returns the messages of single fields of a problem only', () => {
  expect(fieldErrors(problem('VALIDATION_FAILED', 'Check Some answers.'))).toEqual({
    email: 'Email is required',
  });
  expect(fieldErrors(new ApiError({ kind: 'network', code: 'UNREACHABLE' }))).toEqual({});
});
