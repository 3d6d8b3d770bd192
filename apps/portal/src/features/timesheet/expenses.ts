import {
  expenseInputLimits as limits,
  type Expense,
  type ExpenseInput,
  type ExpenseReport,
} from '@michi/api/job';
import type { Language } from '@michi/api/session';
import type { Format, Amount } from '../../shared/format/createFormat.ts';
import { numberFormat } from '../../shared/format/dates.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import type { Draft } from '../../shared/offline/drafts.ts';
import { readDay, readWhole } from './readTyped.ts';

export const expenseFields = ['date', 'item', 'price', 'quantity', 'detail'] as const;
export type ExpenseField = (typeof expenseFields)[number];

export type ExpenseTexts = Readonly<Record<ExpenseField, string>>;

type ExpenseFault = 'day' | 'itemMissing' | 'itemTooLong' | 'price' | 'quantity' | 'detailTooLong';

/** Most expenses of a month, as in the contract (`ExpensesRequest`). */
export const MAX_EXPENSES = 500;
/** As the contract has it (`Money.amount`). */
const LARGEST_AMOUNT = 9_000_000_000_000_000;

export const emptyExpense: ExpenseTexts = { date: '', item: '', price: '', quantity: '', detail: '' };

const COUNT = 'count';

const savedTexts = ({ date, item, price, quantity, detail }: Expense): ExpenseTexts => ({
  date,
  item,
  price: String(price.amount),
  quantity: String(quantity),
  detail: detail ?? '',
});

const isEmpty = (texts: ExpenseTexts): boolean => expenseFields.every((field) => texts[field].trim() === '');

/** The lines of a month: those typed, or else those saved. */
export const expenseLines = (report: ExpenseReport, draft: Draft): readonly ExpenseTexts[] => {
  const count = draft[COUNT];
  if (count === undefined) return report.expenses.map(savedTexts);
  return Array.from({ length: Math.min(Number(count), MAX_EXPENSES) }, (_, index) => {
    const text = (field: ExpenseField) => draft[`${index} ${field}`] ?? '';
    return {
      date: text('date'),
      item: text('item'),
      price: text('price'),
      quantity: text('quantity'),
      detail: text('detail'),
    };
  });
};

/** Lines as a draft, without empty ones at the end; an empty draft if they equal the saved lines. */
export const expenseDraft = (report: ExpenseReport, lines: readonly ExpenseTexts[]): Draft => {
  const filled = lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1);
  const saved = report.expenses.map(savedTexts);
  const isSaved =
    filled.length === saved.length &&
    filled.every((line, index) => expenseFields.every((field) => line[field] === saved[index]?.[field]));
  if (isSaved) return {};
  return Object.fromEntries([
    [COUNT, String(filled.length)],
    ...filled.flatMap((line, index) =>
      expenseFields.map((field): [string, string] => [`${index} ${field}`, line[field]]),
    ),
  ]);
};

/** Typed text in its normal form if it can be parsed; otherwise unchanged. */
export const normalizeExpense = (field: ExpenseField, text: string, month: string): string => {
  switch (field) {
    case 'date':
      return readDay(text, month) ?? text.trim();
    case 'price':
    case 'quantity':
      return String(readWhole(text) ?? text.trim());
    case 'item':
    case 'detail':
      return text.trim();
  }
};

/** An expense parsed from its texts: the request value, or its errors. */
export interface ReadExpense {
  readonly entry: ExpenseInput;
  /** Price times quantity in whole units; null while one of them cannot be read. */
  readonly amount: number | null;
  readonly faults: Readonly<Partial<Record<ExpenseField, ExpenseFault>>>;
  readonly isEmpty: boolean;
}

/**
 * Reads an expense by the contract's rules. Without a quantity it is one.
 * @param currency ISO 4217, the one of the whole month
 */
export const readExpense = (
  texts: ExpenseTexts,
  month: string,
  currency: ExpenseInput['price']['currency'],
): ReadExpense => {
  const faults: Partial<Record<ExpenseField, ExpenseFault>> = {};
  const date = readDay(texts.date, month);
  const price = readWhole(texts.price);
  const quantity = texts.quantity.trim() === '' ? 1 : readWhole(texts.quantity);
  const item = texts.item.trim();
  const detail = texts.detail.trim();
  if (date === null) faults.date = 'day';
  if (item === '') faults.item = 'itemMissing';
  if ([...item].length > limits.item.maxLength) faults.item = 'itemTooLong';
  if ([...detail].length > limits.detail.maxLength) faults.detail = 'detailTooLong';
  if (price === null) faults.price = 'price';
  if (quantity === null || quantity < 1 || quantity > limits.quantity.maximum) faults.quantity = 'quantity';
  const product = (price ?? 0) * (quantity ?? 0);
  if (product > LARGEST_AMOUNT) faults.price = 'price';
  const isReadable = faults.price === undefined && faults.quantity === undefined;
  return {
    entry: {
      date: date ?? '',
      item,
      detail: detail === '' ? null : detail,
      price: { amount: price ?? 0, currency },
      quantity: quantity ?? 1,
    },
    amount: isReadable ? product : null,
    faults,
    isEmpty: isEmpty(texts),
  };
};

/** Formats and parses the days of a month, such as "19 Nov". */
interface DayFormat {
  /** A day in the reader's language; a text that is no ISO date of the month stays as it was typed. */
  readonly format: (text: string) => string;
  /** A formatted day as `YYYY-MM-DD`; any other text stays as it is. */
  readonly read: (text: string) => string;
}

/** Converts between the days of a month and their form in the reader's language. @param month `YYYY-MM` */
export const dayFormat = (month: string, format: Pick<Format, 'dayAndMonth'>): DayFormat => {
  const days = Array.from({ length: 31 }, (_, index) => readDay(String(index + 1), month)).filter(
    (day) => day !== null,
  );
  return {
    format: (text) => (days.includes(text) ? format.dayAndMonth(text) : text),
    read: (text) =>
      days.find((day) => format.dayAndMonth(day).toLowerCase() === text.trim().toLowerCase()) ?? text,
  };
};

/** An amount to the last yen: "¥12,400"; 12,400円. */
export const exactMoney = ({ amount, currency }: Amount, language: Language): string => {
  const tag = languageTags[language];
  if (language === 'jp' && currency === 'JPY') return `${numberFormat(tag, {}).format(amount)}円`;
  return numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
};

/** The currency of a column of amounts: "JPY"; 円. */
export const currencyName = (currency: string, language: Language): string =>
  language === 'jp' && currency === 'JPY' ? '円' : currency;
