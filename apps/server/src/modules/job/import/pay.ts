import { z } from 'zod';
import { type LeftOut, RecordRefusal, type ReasonCode } from '../../../platform/import/reason.ts';
import { term } from './linkedData.ts';
import {
  amountOf,
  currenciesIn,
  inAll,
  periodIn,
  readPayText,
  type Figure,
  type PayText,
} from './payText.ts';
import { leaveUnread } from './entry.ts';

export interface Salary {
  readonly salary_minimum: number | null;
  readonly salary_maximum: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: string | null;
}

const NO_SALARY: Salary = {
  salary_minimum: null,
  salary_maximum: null,
  salary_currency: null,
  salary_period: null,
};

/** Highest pay of the job contract. */
const HIGHEST = 1_000_000_000;

/** Pay periods by the words of `unitText` and the UN/CEFACT codes of `unitCode`. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  HOUR: ['HOUR', 'HOURS', 'HOURLY', 'HUR', '時間', '時'],
  DAY: ['DAY', 'DAYS', 'DAILY', '日'],
  WEEK: ['WEEK', 'WEEKS', 'WEEKLY', 'WEE', '週'],
  MONTH: ['MONTH', 'MONTHS', 'MONTHLY', 'MON', '月', 'か月', 'ヶ月'],
  YEAR: ['YEAR', 'YEARS', 'YEARLY', 'ANNUAL', 'ANNUALLY', 'ANN', '年'],
};

export function periodOfUnit(unit: string): string | null {
  const found = Object.entries(UNITS).find(([, terms]) => terms.includes(term(unit)));
  return found?.[0] ?? periodIn(unit);
}

/** JSON-LD allows a list of one value in place of the value; a value may stand for an object of that value. */
const orValue = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => {
    const value: unknown = Array.isArray(given) ? given.find((one) => one !== null) : given;
    return typeof value === 'string' || typeof value === 'number' ? { value } : value;
  }, schema);

const figure = z.union([z.number(), z.string()]).nullish();
const text = z.string().nullish();
const range = {
  value: figure,
  minValue: figure,
  maxValue: figure,
  unitText: text,
  unitCode: text,
  currency: text,
};
/** Properties that are read of an amount and of its value. */
export const QUANTITY = Object.keys(range);

export const money = orValue(z.looseObject({ ...range, value: orValue(z.looseObject(range)).nullish() }));

/** Pay that is estimated, where there is one estimate and it is certain. */
export function readEstimate(estimatedSalary: unknown, salaryCurrency: string | null | undefined): Salary {
  const [only, ...others] = [estimatedSalary].flat().filter((one) => one !== null && one !== undefined);
  try {
    return others.length > 0 ? NO_SALARY : readPay(only, salaryCurrency, []);
  } catch (error) {
    if (error instanceof RecordRefusal) return NO_SALARY;
    throw error;
  }
}

interface Amounts {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/**
 * Pay as stated; zero means not given.
 * @throws RecordRefusal unless amounts, currency and period are certain. What can be read in two ways is not guessed.
 */
export function readPay(
  baseSalary: unknown,
  salaryCurrency: string | null | undefined,
  leftOut: LeftOut[],
): Salary {
  if (baseSalary === undefined || baseSalary === null) return NO_SALARY;
  const read = money.safeParse(baseSalary);
  if (!read.success) throw refusal('wrongForm');
  const { value, ...outer } = read.data;
  const figures = [value?.value, value?.minValue, value?.maxValue, outer.minValue, outer.maxValue];
  const texts = figures.map((one) => {
    if (typeof one !== 'string') return null;
    const payText = readPayText(one);
    if (payText === null) throw refusal('notPay', one);
    return payText;
  });
  const shown = figures.find((one) => typeof one === 'string') ?? '';

  const currencyFields = [outer.currency, value?.currency, salaryCurrency].filter(isStated).map(currenciesIn);
  const named = [...currencyFields, ...texts.flatMap((one) => (one?.currencies ? [one.currencies] : []))];
  const currencies = inAll(named);
  if (currencies.length === 0 && named.length > 1 && named.every((one) => one.length > 0))
    throw refusal('otherPay', shown);

  const amounts = figures.map((one, index) => amountsOf(one, texts[index] ?? null, currencies));
  const [single, ...ends] = amounts;
  const [low, high, outerLow, outerHigh] = ends.map((one) => {
    // A range has no place in one of its ends.
    if (one.minimum !== one.maximum) throw refusal('notPay', shown);
    return one.minimum;
  });
  const minimum = low ?? outerLow ?? single?.minimum ?? null;
  const maximum = high ?? outerHigh ?? single?.maximum ?? null;
  if (minimum === null && maximum === null) return NO_SALARY;

  const units = [value?.unitText, outer.unitText, value?.unitCode, outer.unitCode].filter(isStated);
  const periods = new Set([...units.map(periodOfUnit), ...texts.flatMap((one) => one?.period ?? [])]);
  const [currency, ...otherCurrencies] = currencies;
  const [period, ...otherPeriods] = periods;
  if (currency === undefined || otherCurrencies.length > 0) throw refusal('noCurrency');
  if (period === undefined || periods.has(null)) throw refusal('noPeriod');
  if (otherPeriods.length > 0) throw refusal('otherPay', shown);
  if (minimum !== null && maximum !== null && maximum < minimum)
    throw refusal('aboveHighest', minimum, maximum);
  leaveUnread('baseSalary', read.data, QUANTITY, leftOut);
  leaveUnread('baseSalary.value', value ?? {}, QUANTITY, leftOut);
  return {
    salary_minimum: minimum,
    salary_maximum: maximum,
    salary_currency: currency,
    salary_period: period,
  };
}

function amountsOf(
  given: string | number | null | undefined,
  payText: PayText | null,
  currencies: readonly string[],
): Amounts {
  if (given === null || given === undefined) return { minimum: null, maximum: null };
  if (payText === null) return { minimum: checked(Number(given)), maximum: checked(Number(given)) };
  const read = (end: Figure | null) => {
    if (end === null) return null;
    const amount = amountOf(end, currencies);
    if (amount === null) throw refusal('ambiguousFigure', given);
    return checked(amount);
  };
  return { minimum: read(payText.from), maximum: read(payText.to) };
}

function checked(amount: number): number | null {
  if (amount < 0) throw refusal('tooLow', amount, 0);
  if (amount > HIGHEST) throw refusal('tooHigh', amount, HIGHEST);
  return amount === 0 ? null : amount;
}

/** The pay as a whole is left out: half of it could mislead. */
function refusal(code: ReasonCode, value: string | number = '', limit = 0): RecordRefusal {
  return new RecordRefusal({ code, field: 'baseSalary', values: { value, limit } });
}

function isStated(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value.trim() !== '';
}
