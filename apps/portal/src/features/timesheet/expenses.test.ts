import type { ExpenseReport } from '@michi/api/job';
import { expect, test } from 'vitest';
import {
  currencyName,
  emptyExpense,
  exactMoney,
  expenseDraft,
  expenseLines,
  readExpense,
  normalizeExpense,
  dayFormat,
} from './expenses.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' }) as const;
const report: ExpenseReport = {
  month: '2026-11',
  expenses: [
    { date: '2026-11-02', item: 'Train', detail: null, price: yen(220), quantity: 2, amount: yen(440) },
  ],
  total: yen(440),
};
const train = { date: '19', item: ' Train ', price: '1,200', quantity: '', detail: '' };

test('parses typed texts, defaults the quantity to one, and multiplies', () => {
  const { entry, amount, faults } = readExpense(train, '2026-11', 'JPY');
  expect(entry).toEqual({ date: '2026-11-19', item: 'Train', detail: null, price: yen(1200), quantity: 1 });
  expect(amount).toBe(1200);
  expect(faults).toEqual({});
  expect(readExpense({ ...train, quantity: '３' }, '2026-11', 'JPY').amount).toBe(3600);
});

test('names every field that breaks a rule', () => {
  const { faults, amount } = readExpense(
    { ...emptyExpense, date: '31', price: '1.5', quantity: '0' },
    '2026-11',
    'JPY',
  );
  expect(faults).toEqual({ date: 'day', item: 'itemMissing', price: 'price', quantity: 'quantity' });
  expect(amount).toBeNull();
  const large = { ...train, price: '9000000000000000', quantity: '10000' };
  expect(readExpense(large, '2026-11', 'JPY').faults).toEqual({ price: 'price' });
});

test('keeps texts over the limit as typed, and names their fields', () => {
  const long = { ...train, item: 'a'.repeat(101), detail: '😀'.repeat(2001) };
  const { entry, faults } = readExpense(long, '2026-11', 'JPY');
  expect(faults).toEqual({ item: 'itemTooLong', detail: 'detailTooLong' });
  expect([entry.item, entry.detail]).toEqual([long.item, long.detail]);
  expect(readExpense({ ...train, detail: '😀'.repeat(2000) }, '2026-11', 'JPY').faults).toEqual({});
});

test('a draft restores its lines, including an emptied month, and saved values need none', () => {
  const [saved = emptyExpense] = expenseLines(report, {});
  expect(expenseDraft(report, [saved, emptyExpense])).toEqual({});
  const lines = [saved, emptyExpense, train];
  expect(expenseLines(report, expenseDraft(report, lines))).toEqual(lines);
  const emptied = expenseDraft(report, []);
  expect(emptied).not.toEqual({});
  expect(expenseLines(report, emptied)).toEqual([]);
});

test('normalises typed text', () => {
  expect(normalizeExpense('date', '11/19', '2026-11')).toBe('2026-11-19');
  expect(normalizeExpense('price', '¥1,200', '2026-11')).toBe('1200');
  expect(normalizeExpense('quantity', 'a few', '2026-11')).toBe('a few');
  expect(normalizeExpense('date', ' tomorrow ', '2026-11')).toBe('tomorrow');
  expect(normalizeExpense('item', ' Train ', '2026-11')).toBe('Train');
  expect(normalizeExpense('detail', ' To Otaru ', '2026-11')).toBe('To Otaru');
});

test.each([
  ['0', true],
  ['1', false],
  ['10000', false],
  ['10001', true],
])('a quantity of %s is refused: %o', (quantity, isRefused) => {
  expect('quantity' in readExpense({ ...train, quantity }, '2026-11', 'JPY').faults).toBe(isRefused);
});

test.each([
  ['JPY', 'en', '¥12,400', 'JPY'],
  ['JPY', 'jp', '12,400円', '円'],
  ['EUR', 'en', '€12,400', 'EUR'],
  ['EUR', 'jp', '€12,400', 'EUR'],
] as const)('an amount in %s is written in %s', (currency, language, amount, name) => {
  expect(exactMoney({ amount: 12_400, currency }, language)).toBe(amount);
  expect(currencyName(currency, language)).toBe(name);
});

const months = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = dayFormat('2026-11', {
  dayAndMonth: (value) => `${Number(value?.slice(8))} ${months[Number(value?.slice(5, 7))]}`,
});

test.each([
  ['2026-11-01', '1 Nov'],
  ['2026-11-30', '30 Nov'],
])('%s is formatted as %s and read back', (day, text) => {
  expect(days.format(day)).toBe(text);
  expect(days.read(text)).toBe(day);
  expect(days.read(` ${text.toLowerCase()} `)).toBe(day);
});

test.each(['', '19', '11/19', '2026-11-31', '2026-12-01', '31 Nov', 'tomorrow'])(
  '%o stays as it is',
  (text) => {
    expect(days.format(text)).toBe(text);
    expect(days.read(text)).toBe(text);
  },
);
