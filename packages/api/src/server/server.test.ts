import { describe, expect, expectTypeOf, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { operations } from './index.ts';
import type { ResponseBody, Body, Operation, Params, Query } from './index.ts';

const { listJobs, actOnJob } = manifest.job;
const id = '0199a1c2-0000-7000-8000-000000000148';

const refused = (schema: Operation['query'], input: unknown): string[] => [
  ...new Set(
    schema
      ?.safeParse(input)
      .error?.issues.map((issue) =>
        issue.code === 'unrecognized_keys' ? `unknown ${issue.keys.join()}` : issue.path.join('.'),
      ),
  ),
];

describe('the manifest', () => {
  it('contains every operation of every contract under its name', () => {
    expect(operations.length).toBeGreaterThan(0);
    for (const [service, own] of Object.entries(manifest)) {
      for (const [name, operation] of Object.entries(own))
        expect(operation).toMatchObject({ id: name, service });
    }
  });

  it('declares that logging in needs no session, and that applying does', () => {
    expect(manifest.user.logIn.bearer).toBe('none');
    expect(actOnJob.bearer).toBe('required');
  });
});

describe('a query', () => {
  it('reads numbers, booleans and lists from text, and fills the defaults in', () => {
    expect(
      listJobs.query.parse({
        page: '2',
        canApply: 'false',
        graduationYear: ['2027', '2028'],
        workStyle: 'REMOTE',
        search: '東京',
      }),
    ).toMatchObject({
      page: 2,
      size: 20,
      canApply: false,
      graduationYear: [2027, 2028],
      workStyle: ['REMOTE'],
      search: '東京',
    });
  });

  it('reads lists of one as frameworks give them', () => {
    expect(listJobs.query.parse({ page: ['2'], locationId: [id] })).toMatchObject({
      page: 2,
      locationId: [id],
    });
  });

  it.each(['0x1', '1e2', ' 1', '1 ', '01', '+1', '1.0', '', '-0', 'NaN', '٣', '99999999999999999999'])(
    'rejects the invalid number "%s", naming the field',
    (page) => {
      expect(refused(listJobs.query, { page })).toEqual(['page']);
    },
  );

  it.each([
    ['a number out of range', { size: '100000' }, ['size']],
    ['a boolean of another kind', { canApply: 'yes' }, ['canApply']],
    ['a name given twice', { page: ['1', '2'] }, ['page']],
    ['a name the contract does not know', { pgae: '1' }, ['unknown pgae']],
    ['a text that is too long', { search: 'あ'.repeat(5_000) }, ['search']],
  ])('rejects %s, naming the field', (_case, query, names) => {
    expect(refused(listJobs.query, query)).toEqual(names);
  });
});

describe('a body', () => {
  it('is refused with a field the contract does not know', () => {
    expect(refused(actOnJob.body.schema, { action: 'apply', isAdmin: true })).toEqual(['unknown isAdmin']);
  });
});

describe('a text', () => {
  it.each([
    ['one unit each', 'あ'],
    ['two units each', '😀'],
    ['right to left', 'ش'],
  ])('is as long as it has characters: %s', (_case, character) => {
    expect(refused(listJobs.query, { search: character.repeat(200) })).toEqual([]);
    expect(listJobs.query.safeParse({ search: character.repeat(201) }).error?.issues).toMatchObject([
      { code: 'too_big', maximum: 200, path: ['search'] },
    ]);
  });

  it('that is too short is refused by its length', () => {
    const issues = actOnJob.headers.safeParse({ 'idempotency-key': 'short' }).error?.issues;
    expect(issues).toMatchObject([{ code: 'too_small', minimum: 8, path: ['Idempotency-Key'] }]);
  });
});

describe('headers', () => {
  it('are read in any letter case, without other headers', () => {
    const headers = { 'idempotency-key': 'apply-0148-1', 'user-agent': 'test', cookie: 'a=b' };
    expect(actOnJob.headers.parse(headers)).toEqual({ 'Idempotency-Key': 'apply-0148-1' });
  });

  it('are rejected, naming the field, when they break a rule', () => {
    expect(refused(actOnJob.headers, { 'idempotency-key': 'no spaces allowed' })).toEqual([
      'Idempotency-Key',
    ]);
  });
});

it('types what requests read as and what answers hold', () => {
  expectTypeOf<Query<typeof listJobs>['page']>().toEqualTypeOf<number>();
  expectTypeOf<Query<typeof listJobs>['search']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Params<typeof actOnJob>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Query<typeof actOnJob>>().toEqualTypeOf<undefined>();
  expectTypeOf<Body<typeof actOnJob>>().toHaveProperty('action');
  expectTypeOf<ResponseBody<typeof listJobs, 200>['data']['totalRecords']>().toEqualTypeOf<number>();
  expectTypeOf<ResponseBody<typeof listJobs, 401>>().toHaveProperty('error');
});
