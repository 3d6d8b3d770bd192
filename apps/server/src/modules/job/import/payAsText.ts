import { z } from 'zod';
import { formatMessage, RecordRefusal, type LeftOut } from '../../../platform/import/reason.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import { joined, leave, leaveUnread, same, type Entry } from './entry.ts';
import jp from './jp.json' with { type: 'json' };
import { plainLines } from './markup.ts';
import { money, periodOfUnit, QUANTITY, readPay } from './pay.ts';

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

type Fields = Readonly<Record<string, unknown>>;

/** Shares of schema.org's `MonetaryAmountDistribution`, the lowest first. */
const SHARES = ['percentile10', 'percentile25', 'median', 'percentile75', 'percentile90'] as const;

const FIGURES = ['value', 'minValue', 'maxValue', ...SHARES];

/** Whether an object of schema.org is an amount of money. */
export function isPay(field: string, fields: Fields): boolean {
  const types = [fields['@type']].flat().map(String);
  const isMoney =
    'currency' in fields ||
    types.some((type) => type.includes('Monetary')) ||
    field.split('.').includes('estimatedSalary');
  return isMoney && FIGURES.some((name) => fields[name] !== undefined && fields[name] !== null);
}

interface StatedPay {
  readonly from: string | number | null;
  readonly to: string | number | null;
  readonly currency: string | null;
  /** A period, or a unit as written. */
  readonly unit: string | null;
}

/** An amount of money in both languages: "240,000 JPY a month". What is not certain stays as written. */
export function payAsText(field: string, fields: Fields, leftOut: LeftOut[]): readonly Entry[] {
  const read = money.safeParse(fields);
  if (!read.success) return leave(leftOut, field, 'wrongForm');
  const { value, ...outer } = read.data;
  leaveUnread(field, fields, [...QUANTITY, ...SHARES, 'duration', 'name', 'description'], leftOut);
  leaveUnread(`${field}.value`, value ?? {}, QUANTITY, leftOut);
  const unit = unitOf([value?.unitText, outer.unitText, value?.unitCode, outer.unitCode, fields['duration']]);
  const currency = outer.currency ?? value?.currency ?? null;
  const single = statedFigure(value?.value);
  const from = statedFigure(value?.minValue) ?? statedFigure(outer.minValue) ?? single;
  const to = statedFigure(value?.maxValue) ?? statedFigure(outer.maxValue) ?? single;
  const whole = certainPay(fields) ?? (from === null && to === null ? null : { from, to, currency, unit });
  const shares = SHARES.flatMap((name): readonly Entry[] => {
    const share = statedFigure(fields[name]);
    if (share === null) return [];
    return inBoth((language) => {
      const pay = asText({ from: share, to: share, currency, unit }, language);
      return formatMessage(MESSAGES[language].pay.shares[name], { pay });
    });
  });
  const amounts = [...(whole === null ? [] : inBoth((language) => asText(whole, language))), ...shares];
  const texts = (name: string) => same(plainLines(typeof fields[name] === 'string' ? fields[name] : ''));
  const other = amounts.length === 0 ? same(currency ?? '') : amounts;
  return joined([...texts('name'), ...other, ...texts('description')]);
}

function inBoth(textIn: (language: Language) => string): readonly Entry[] {
  return [{ en: textIn('en'), jp: textIn('jp'), isTranslated: true }];
}

/** Null unless amount, currency and period are certain. */
function certainPay(fields: Fields): StatedPay | null {
  try {
    const pay = readPay(fields, null, []);
    if (pay.salary_currency === null) return null;
    return {
      from: pay.salary_minimum,
      to: pay.salary_maximum,
      currency: pay.salary_currency,
      unit: pay.salary_period,
    };
  } catch (error) {
    if (error instanceof RecordRefusal) return null;
    throw error;
  }
}

/** Zero means not given. */
function statedFigure(value: unknown): string | number | null {
  const figure = z.union([z.number(), z.string().trim().min(1)]).safeParse(value).data ?? null;
  if (typeof figure !== 'string') return figure === 0 ? null : figure;
  return /^\d+(?:\.\d{1,2})?$/.test(figure) ? statedFigure(Number(figure)) : figure;
}

const DURATIONS: Readonly<Record<string, string>> = {
  PT1H: 'HOUR',
  P1D: 'DAY',
  P1W: 'WEEK',
  P1M: 'MONTH',
  P1Y: 'YEAR',
};

function unitOf(units: readonly unknown[]): string | null {
  const unit = units.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof unit === 'string' ? (DURATIONS[unit] ?? periodOfUnit(unit) ?? unit) : null;
}

function asText({ currency, from, to, unit }: StatedPay, language: Language): string {
  const { currencies, kinds, periods } = MESSAGES[language].pay;
  const text = [from, to].find((figure) => typeof figure === 'string' && !/\d/.test(figure));
  if (text !== undefined && text !== null) {
    const named = [
      currency,
      new Map(Object.entries(periods))
        .get(unit ?? '')
        ?.replace('{pay}', '')
        .trim() ?? unit,
    ];
    const beside = named.filter((one) => one !== null).join(', ');
    return beside === '' ? String(text) : `${text} (${beside})`;
  }
  const named = currency === null ? '' : currency === 'JPY' ? currencies.JPY : ` ${currency}`;
  const kind = from === null ? 'upTo' : to === null ? 'from' : from === to ? 'one' : 'range';
  const pay = formatMessage(kinds[kind], { from: from ?? '', to: to ?? '', currency: named });
  const period = new Map(Object.entries(periods)).get(unit ?? '');
  if (period !== undefined) return formatMessage(period, { pay });
  return unit === null ? pay : `${pay} / ${unit}`;
}
