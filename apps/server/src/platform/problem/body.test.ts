import { expect, test } from 'vitest';
import { problemBody, ruleMessage } from './body.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { invalidFields, Problem, PROBLEM_STATUS } from './problem.ts';

test('both languages have the same messages with the same places for values', () => {
  const shape = (messages: object): unknown =>
    Object.fromEntries(
      Object.entries(messages).map(([name, value]) => [
        name,
        typeof value === 'string' ? [...value.matchAll(/\{\w+\}/g)].map(String).toSorted() : shape(value),
      ]),
    );
  expect(shape(jp)).toEqual(shape(en));
});

test('every error code has a message', () => {
  expect(Object.keys(en.codes).toSorted()).toEqual(Object.keys(PROBLEM_STATUS).toSorted());
});

test('a problem is in the language of its reader', () => {
  expect(problemBody(new Problem('ACCOUNT_BLOCKED'), 'en').message).toBe('Account is Blocked');
  expect(problemBody(new Problem('ACCOUNT_BLOCKED'), 'jp').message).toBe(
    'アカウントの利用が停止されています。',
  );
});

test('a missing field is named as the product spec names it, any other in general', () => {
  const problem = invalidFields({ email: 'required', nickname: 'required', street: 'required' });
  expect(problemBody(problem, 'en').fields).toEqual({
    email: 'Email is required',
    nickname: 'Nick Name is required',
    street: 'This is required',
  });
});

test.each([
  ['email', 'Email is required'],
  ['password', 'Password is required'],
  ['confirmPassword', 'Confirm password is required'],
  ['name', 'Name is required'],
  ['gender', 'Gender is required'],
  ['nickname', 'Nick Name is required'],
  ['phone', 'Phone number is required'],
  ['address', 'Address is required'],
  ['mailId', 'Mail ID is required'],
])('a missing %s is reported as "%s"', (field, text) => {
  expect(ruleMessage(field, { rule: 'required' }, 'en')).toBe(text);
});

test('two different passwords are reported', () => {
  expect(ruleMessage('confirmPassword', { rule: 'passwordMismatch' }, 'en')).toBe(
    "Password and confirm password doesn't match",
  );
});

test('a conflict names the conflicting record', () => {
  const conflictingId = '0199a1c2-0000-7000-8000-0000000a1101';
  const problem = new Problem('OFFER_ALREADY_ACCEPTED', { conflictingId });
  expect(problemBody(problem, 'en').conflictingId).toBe(conflictingId);
  expect(problemBody(new Problem('OFFER_ALREADY_ACCEPTED'), 'en')).not.toHaveProperty('conflictingId');
});

test('placeholders are replaced by their values', () => {
  expect(ruleMessage('page', { rule: 'wholeNumberBetween', values: { minimum: 1, maximum: 9 } }, 'jp')).toBe(
    '1から9までの整数を入力してください',
  );
});
