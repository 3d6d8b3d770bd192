import type { z } from 'zod';
import type { Language } from '../problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** The texts of an import's report. */
export const IMPORT_MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

export type ReasonCode = keyof typeof en.reasons;

/** Why a record is refused. */
export interface Reason {
  readonly code: ReasonCode;
  /** Path of the field in the record; absent for the record as a whole. */
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A part of a record that is not imported. */
export interface LeftOut {
  /** Path of the part in the record. */
  readonly field: string;
  readonly reason: Reason;
}

export type ReadRecord<Row> =
  | { readonly row: Row; readonly leftOut?: readonly LeftOut[] }
  | { readonly refused: readonly Reason[] };

/** No part of the record is saved. */
export class RecordRefusal extends Error {
  override readonly name = 'RecordRefusal';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`${reason.field ?? 'record'}: ${reason.code}`);
    this.reason = reason;
  }
}

/** Fills placeholders; numbers are grouped. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    return value === undefined ? gap : typeof value === 'number' ? value.toLocaleString('en', DIGITS) : value;
  });
}

const DIGITS = { maximumFractionDigits: 6 } as const;

export function reasonMessage({ code, field, values = {} }: Reason, language: Language): string {
  const { reasons, report } = IMPORT_MESSAGES[language];
  const words = formatMessage(reasons[code], values);
  return field === undefined || field === '' ? words : formatMessage(report.reason, { field, words });
}

/** The `params` of a refinement's issue. */
export function because(
  code: ReasonCode,
  values: NonNullable<Reason['values']> = {},
): { readonly reason: ReasonCode; readonly values: NonNullable<Reason['values']> } {
  return { reason: code, values };
}

/** What is wrong at one place of a record. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly reason: Reason;
}

export function faultsOf(error: z.ZodError, value: unknown): readonly Fault[] {
  return error.issues.flatMap((issue) => faultsOfIssue(issue, issue.path, value));
}

/** Most reasons reported of one refused record. */
export const REASON_LIMIT = 5;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

function faultsOfIssue(issue: Issue, path: Path, value: unknown): readonly Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      reason: { code: 'unknown', field: fieldOf([...path, key], value) },
    }));
  if (issue.code === 'invalid_union') {
    // The alternative with the fewest errors is assumed to be the intended one.
    const inner =
      issue.errors.find((issues) => issues.some((one) => one.path.length > 0 || !isOfType(one))) ??
      // For a nullable value, the allowed values are reported.
      issue.errors.find((issues) => issues.some(({ code }) => code === 'invalid_value'));
    if (inner !== undefined) return inner.flatMap((one) => faultsOfIssue(one, [...path, ...one.path], value));
  }
  const field = fieldOf(path, value);
  const given = valueAt(path, value);
  if (issue.code === 'custom') return [{ path, reason: { field, ...customCode(issue.params) } }];
  if (given === undefined || given === null) return [{ path, reason: { code: 'missing', field } }];
  return [{ path, reason: { field, ...codeOf(issue, given) } }];
}

function isOfType(issue: Issue): boolean {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

const TYPES: Readonly<Record<string, ReasonCode>> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notInteger',
  boolean: 'notBoolean',
  array: 'notList',
  object: 'notObject',
  record: 'notObject',
};

const FORMATS: Readonly<Record<string, ReasonCode>> = {
  date: 'notDate',
  datetime: 'notDateTime',
  url: 'notWebAddress',
  email: 'notEmail',
};

function codeOf(issue: Issue, given: unknown): Pick<Reason, 'code' | 'values'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: TYPES[issue.expected] ?? 'wrongForm' };
    case 'invalid_format':
      return { code: FORMATS[issue.format] ?? 'wrongForm' };
    case 'invalid_value':
      return { code: 'notOneOf', values: { values: issue.values.map(String).join(', ') } };
    case 'too_big':
      return limited(issue.origin, Number(issue.maximum), given, ['tooLong', 'tooMany', 'tooHigh']);
    case 'too_small':
      return limited(issue.origin, Number(issue.minimum), given, ['tooShort', 'tooFew', 'tooLow']);
    default:
      return { code: 'wrongForm' };
  }
}

function limited(
  origin: string,
  limit: number,
  given: unknown,
  [ofText, ofList, ofNumber]: readonly [ReasonCode, ReasonCode, ReasonCode],
): Pick<Reason, 'code' | 'values'> {
  if (origin === 'string') {
    const text: unknown = Array.isArray(given) ? given.find((one) => one !== null) : given;
    return { code: ofText, values: { limit, value: String(text).length } };
  }
  if (origin === 'array')
    return { code: ofList, values: { limit, value: Array.isArray(given) ? given.length : 1 } };
  return { code: ofNumber, values: { limit, value: typeof given === 'number' ? given : String(given) } };
}

function customCode(params: Readonly<Record<string, unknown>> | undefined): Pick<Reason, 'code' | 'values'> {
  const code = params?.['reason'];
  const values = params?.['values'];
  return {
    code: isReasonCode(code) ? code : 'wrongForm',
    ...(isValues(values) && { values }),
  };
}

function isReasonCode(code: unknown): code is ReasonCode {
  return typeof code === 'string' && code in en.reasons;
}

function isValues(values: unknown): values is Readonly<Record<string, string | number>> {
  return typeof values === 'object' && values !== null;
}

/** Ends at a plain text, which has no subfields in the file. */
function fieldOf(path: Path, value: unknown): string {
  const shown: string[] = [];
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) break;
    shown.push(String(step));
    at = childOf(at, step);
  }
  return shown.join('.');
}

function valueAt(path: Path, value: unknown): unknown {
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return at;
    at = childOf(at, step);
  }
  return at;
}

/** JSON-LD allows a list of one value in place of the value, which a path then does not mention. */
export function holderOf(value: unknown, step: PropertyKey): unknown {
  return Array.isArray(value) && typeof step === 'string' ? value.find((one) => one !== null) : value;
}

export function childOf(value: unknown, step: PropertyKey): unknown {
  const holder = holderOf(value, step);
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
    ? Reflect.get(holder, step)
    : undefined;
}
