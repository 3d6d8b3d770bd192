import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import type { Month } from '../timesheets/month.ts';

export type ExpenseReport = ResponseBody<typeof manifest.job.listExpenses, 200>['data'];

export type ExpenseEntry = Body<typeof manifest.job.updateExpenses>['expenses'][number];

/** Largest amount of `Money` (shared contract). */
const MAX_TOTAL = 9_000_000_000_000_000n;

const NO_CURRENCY = 'JPY';

/**
 * Checks days, currency and amounts of a month.
 * @throws Problem VALIDATION_FAILED that names each field
 */
export function checkExpenses(month: Month, expenses: readonly ExpenseEntry[]): void {
  const violations: Record<string, string | FieldRule> = {};
  const currency = currencyOf(expenses);
  let total = 0n;
  for (const [index, { date, price, quantity }] of expenses.entries()) {
    if (!month.days.includes(date)) {
      violations[`expenses.${index}.date`] = { rule: 'dayOfMonth', values: { month: month.name } };
    }
    if (price.currency !== currency) {
      violations[`expenses.${index}.price.currency`] = { rule: 'oneCurrency', values: { currency } };
    }
    const before = total;
    total += BigInt(price.amount) * BigInt(quantity);
    // The row that exceeds the limit first is the one to change.
    if (total > MAX_TOTAL && before <= MAX_TOTAL)
      violations[`expenses.${index}.price.amount`] = 'amountTooLarge';
  }
  if (Object.keys(violations).length > 0) throw invalidFields(violations);
}

/** Requires expenses that `checkExpenses` has accepted. */
export function countExpenses(month: Month, expenses: readonly ExpenseEntry[]): ExpenseReport {
  const currency = currencyOf(expenses);
  const counted = expenses.map(({ date, item, detail, price, quantity }) => ({
    date,
    item,
    detail,
    price,
    quantity,
    amount: { amount: price.amount * quantity, currency: price.currency },
  }));
  const total = counted.reduce((sum, { amount }) => sum + amount.amount, 0);
  return { month: month.name, expenses: counted, total: { amount: total, currency } };
}

function currencyOf(expenses: readonly ExpenseEntry[]): string {
  return expenses[0]?.price.currency ?? NO_CURRENCY;
}
