import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules } from './fieldRules.ts';

const schema = z.strictObject({
  email: z.email().optional(),
  name: z.string().min(2).max(5).optional(),
  page: z.int().min(1).default(1),
  size: z.preprocess((value) => value, z.int().min(1).max(1000)).optional(),
  kind: z.enum(['JOB', 'INTERNSHIP']).optional(),
  rate: z.number().min(0).max(5).optional(),
  share: z.number().max(1).optional(),
  weight: z.number().optional(),
  count: z.int().optional(),
  phone: z.string().regex(/^0/).optional(),
  gender: z.union([z.enum(['FEMALE', 'MALE']), z.null()]).optional(),
  skills: z.array(z.string().min(1)).max(2).optional(),
  education: z.array(z.strictObject({ schoolName: z.string() })).optional(),
});

const rulesFor = (value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldRules(result.error.issues, schema, value);
};

test('a name that is longer than any of a contract is not repeated', () => {
  expect(rulesFor({ ['x'.repeat(101)]: 1, education: [{ schoolName: '', ['y'.repeat(101)]: 1 }] })).toEqual({
    body: { rule: 'unknown' },
    'education.0': { rule: 'unknown' },
  });
});

test.each([
  [{ email: 'x' }, { email: { rule: 'email' } }],
  [{ email: '' }, { email: { rule: 'required' } }],
  [{ name: 'x' }, { name: { rule: 'tooShort', values: { minimum: 2 } } }],
  [{ name: 'xxxxxx' }, { name: { rule: 'tooLong', values: { maximum: 5 } } }],
  [{ name: 7 }, { name: { rule: 'text' } }],
  [{ name: ['a', 'b'] }, { name: { rule: 'repeated' } }],
  [{ page: '0x1' }, { page: { rule: 'wholeNumberFrom', values: { minimum: 1 } } }],
  [{ page: 0 }, { page: { rule: 'wholeNumberFrom', values: { minimum: 1 } } }],
  [{ page: 1.5 }, { page: { rule: 'wholeNumberFrom', values: { minimum: 1 } } }],
  [{ size: 100_000 }, { size: { rule: 'wholeNumberBetween', values: { minimum: 1, maximum: 1000 } } }],
  [{ rate: -1 }, { rate: { rule: 'numberAtLeast', values: { minimum: 0 } } }],
  [{ share: 1.5 }, { share: { rule: 'numberAtMost', values: { maximum: 1 } } }],
  [{ weight: 'heavy' }, { weight: { rule: 'number' } }],
  [{ count: 1.5 }, { count: { rule: 'wholeNumber' } }],
  [{ kind: 'X' }, { kind: { rule: 'choice', values: { choices: 'JOB, INTERNSHIP' } } }],
  [{ phone: '9' }, { phone: { rule: 'phone' } }],
  [{ gender: 'X' }, { gender: { rule: 'choice', values: { choices: 'FEMALE, MALE' } } }],
  [{ skills: ['', 'b'] }, { 'skills.0': { rule: 'required' } }],
  [{ skills: ['a', 'b', 'c'] }, { skills: { rule: 'tooMany', values: { maximum: 2 } } }],
  [{ education: [{}] }, { 'education.0.schoolName': { rule: 'required' } }],
  [{ isAdmin: true }, { isAdmin: { rule: 'unknown' } }],
  [{ '<b>名</b>': true }, { body: { rule: 'unknown' } }],
  [[], { body: { rule: 'object' } }],
])('%j breaks %j', (value, rules) => {
  expect(rulesFor(value)).toEqual(rules);
});
