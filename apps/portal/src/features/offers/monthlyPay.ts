import type { FixedOvertime, OfferLetter } from '@michi/api/job';

type Salary = NonNullable<OfferLetter['salary']>;

/** Pay as the letter states it, and the overtime that is paid as a fixed sum with it. */
export interface StatedPay {
  readonly salary: Salary | null;
  readonly fixedOvertime: FixedOvertime | null;
}

/** A monthly figure that follows from the letter, with what it is computed of. */
export interface ComputedPay {
  readonly kind: 'COMPUTED';
  /** Pay a month with fixed overtime; an end that the letter does not state is null. */
  readonly total: Salary;
  /** The same without fixed overtime; null where the letter does not state its sum or there is none. */
  readonly base: Salary | null;
  /** Whether the figure is yearly pay divided by twelve. */
  readonly isOfYear: boolean;
  readonly fixedOvertime: FixedOvertime | null;
}

/**
 * What the letter says of pay a month: a figure; nothing of pay (`NOT_STATED`); pay by the hour, day or week without the hours
 * that a month has (`NOT_MONTHLY`); or fixed overtime on top without its sum (`OVERTIME_NOT_STATED`).
 */
export type MonthlyPay =
  | ComputedPay
  | { readonly kind: 'NOT_STATED' | 'NOT_MONTHLY' | 'OVERTIME_NOT_STATED' };

const monthsOfYear = 12;

/** Pay a month with fixed overtime. Only computes with what the letter states, and never estimates hours. */
export const monthlyPay = ({ salary, fixedOvertime }: StatedPay): MonthlyPay => {
  if (salary === null) return { kind: 'NOT_STATED' };
  const { period } = salary;
  if (period !== 'MONTH' && period !== 'YEAR') return { kind: 'NOT_MONTHLY' };
  // A sum for a month has its decimals as the letter gives them; a twelfth of a year is rounded down.
  const inMonth = (amount: number | null) =>
    amount === null || period === 'MONTH' ? amount : Math.floor(amount / monthsOfYear);
  const stated: Salary = {
    ...salary,
    minimum: inMonth(salary.minimum),
    maximum: inMonth(salary.maximum),
    period: 'MONTH',
  };
  const computed = { kind: 'COMPUTED', isOfYear: period === 'YEAR', fixedOvertime } as const;
  if (fixedOvertime === null) return { ...computed, total: stated, base: null };
  const { amount, isIncluded } = fixedOvertime;
  if (isIncluded) return { ...computed, total: stated, base: amount === null ? null : plus(stated, -amount) };
  if (amount === null) return { kind: 'OVERTIME_NOT_STATED' };
  return { ...computed, total: plus(stated, amount), base: stated };
};

const plus = (pay: Salary, amount: number): Salary => ({
  ...pay,
  minimum: pay.minimum === null ? null : Math.max(0, pay.minimum + amount),
  maximum: pay.maximum === null ? null : Math.max(0, pay.maximum + amount),
});
