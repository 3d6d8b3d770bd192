import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { listExpenses, updateExpenses } = manifest.job;
const testApp = await createTestApp();
const { request, deps, clock } = testApp;
const { jobs, hana, alex } = await createSmallFixture(testApp);
const { token } = hana;

type Expense = Body<typeof updateExpenses>['expenses'][number];

const train = (changes: Partial<Expense> = {}): Expense => ({
  date: '2026-11-19',
  item: 'Train',
  detail: null,
  price: { amount: 220, currency: 'JPY' },
  quantity: 2,
  ...changes,
});
const write = (expenses: readonly Expense[], month = '2026-11') =>
  request(updateExpenses, 200, { token, query: `month=${month}`, body: { expenses } });
const refused = async (expenses: readonly unknown[]) =>
  present((await request(updateExpenses, 422, { token, query: 'month=2026-11', body: { expenses } })).fields);
const list = async (month = '2026-11') =>
  (await request(listExpenses, 200, { token, query: `month=${month}` })).data;

beforeEach(async () => {
  const now = clock.now();
  await deps.database.deleteFrom('applications').execute();
  await deps.database
    .insertInto('applications')
    .values({
      user_id: hana.userId,
      job_id: jobs.open[0] ?? '',
      stage: 'OFFER_ACCEPTED',
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .execute();
});

test('is refused without an accepted offer', async () => {
  const query = 'month=2026-11';
  expect((await request(listExpenses, 403, { token: alex.token, query })).error).toBe('FORBIDDEN');
  const body = { expenses: [train()] };
  expect((await request(updateExpenses, 403, { token: alex.token, query, body })).error).toBe('FORBIDDEN');
});

test('a month without any counts nothing in yen', async () => {
  expect(await list()).toEqual({ month: '2026-11', expenses: [], total: { amount: 0, currency: 'JPY' } });
});

test('stores them in their order, with amounts and a total in whole units', async () => {
  const { message, data } = await write([
    train({ date: '2026-11-20', detail: ' 登戸〜新百合（往復） ' }),
    train({ date: '2026-11-01', item: ' Notebook ', quantity: 1, price: { amount: 0, currency: 'JPY' } }),
  ]);
  expect(message).toBe('Expenses saved.');
  expect(data).toEqual({
    month: '2026-11',
    expenses: [
      {
        ...train({ date: '2026-11-20', detail: '登戸〜新百合（往復）' }),
        amount: { amount: 440, currency: 'JPY' },
      },
      {
        ...train({
          date: '2026-11-01',
          item: 'Notebook',
          quantity: 1,
          price: { amount: 0, currency: 'JPY' },
        }),
        amount: { amount: 0, currency: 'JPY' },
      },
    ],
    total: { amount: 440, currency: 'JPY' },
  });
  expect(await list()).toEqual(data);
});

test('replaces the complete month, and no other', async () => {
  await write([train({ date: '2026-10-31' })], '2026-10');
  await write([train(), train()]);
  await write([train({ item: 'Bus' })]);
  expect((await list()).expenses.map(({ item }) => item)).toEqual(['Bus']);
  await write([]);
  expect((await list()).expenses).toEqual([]);
  expect((await list('2026-10')).expenses).toHaveLength(1);
});

describe('rejects invalid fields by name, and changes nothing', () => {
  beforeEach(async () => {
    await write([train()]);
  });

  test.each<[string, readonly unknown[], Readonly<Record<string, string>>]>([
    [
      'a day of another month',
      [train({ date: '2026-12-01' })],
      { 'expenses.0.date': 'Enter a day of 2026-11' },
    ],
    [
      'a second currency',
      [train(), train({ price: { amount: 5, currency: 'EUR' } })],
      { 'expenses.1.price.currency': 'Use JPY for the whole month' },
    ],
    ['nothing it was spent on', [train({ item: '' })], { 'expenses.0.item': 'This is required' }],
    ['blanks it was spent on', [train({ item: ' \u3000' })], { 'expenses.0.item': 'This is required' }],
    [
      'half a yen',
      [train({ price: { amount: 0.5, currency: 'JPY' } })],
      { 'expenses.0.price.amount': 'Enter a whole number from 0 to 9000000000000000' },
    ],
    [
      'less than nothing',
      [train({ price: { amount: -1, currency: 'JPY' } })],
      { 'expenses.0.price.amount': 'Enter a whole number from 0 to 9000000000000000' },
    ],
    [
      'none of it',
      [train({ quantity: 0 })],
      { 'expenses.0.quantity': 'Enter a whole number from 1 to 10000' },
    ],
    [
      'an amount nobody can tell',
      [train({ price: { amount: 9_000_000_000_000_000, currency: 'JPY' }, quantity: 10_000 })],
      { 'expenses.0.price.amount': 'Enter a lower price or quantity' },
    ],
    [
      'a total nobody can tell',
      [
        train({ price: { amount: 9_000_000_000_000_000, currency: 'JPY' }, quantity: 1 }),
        train({ price: { amount: 1, currency: 'JPY' }, quantity: 1 }),
      ],
      { 'expenses.1.price.amount': 'Enter a lower price or quantity' },
    ],
    [
      'an amount of their own',
      [{ ...train(), amount: 1 }],
      { 'expenses.0.amount': 'We don’t know this value' },
    ],
  ])('%s', async (_, expenses, fields) => {
    expect(await refused(expenses)).toEqual(fields);
    expect(await list()).toMatchObject({ total: { amount: 440 } });
  });

  test('more than 500', async () => {
    expect(Object.keys(await refused(Array.from({ length: 501 }, () => train())))).toEqual(['expenses']);
  });
});

test('the largest amount is returned unchanged', async () => {
  const price = { amount: 9_000_000_000_000_000, currency: 'JPY' };
  const { data } = await write([train({ price, quantity: 1 })]);
  expect(data.total).toEqual(price);
});
