import { momentText } from '../mail/momentText.ts';
import type { DocumentLine, PersonalReader } from './personalData.ts';

/** A value of a line. Null, empty and undefined values have no line. */
export type LineValue = string | number | boolean | null | undefined | readonly string[];

const YES_NO = { en: { yes: 'Yes', no: 'No' }, jp: { yes: 'はい', no: 'いいえ' } } as const;
const SEPARATOR = { en: ', ', jp: '、' } as const;

/** RFC 3339 in UTC, as the contracts write a moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Lines for the non-empty values, in the order of the labels. Times are in the reader's time zone.
 * @example
 * lines({ email: 'Email' }, { email: 'hana@michi.example' }, reader)
 */
export function lines<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<NoInfer<Name>, LineValue>>>,
  reader: PersonalReader,
): readonly DocumentLine[] {
  return linesOf(
    labels,
    (name) => (Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined),
    reader,
  );
}

/** As `lines`, with the values from a function. */
export function linesOf(
  labels: Readonly<Record<string, string>>,
  valueOf: (name: string) => unknown,
  reader: PersonalReader,
): readonly DocumentLine[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = valueText(valueOf(name), reader);
    return text === '' ? [] : [{ label, text }];
  });
}

function valueText(value: unknown, { language, timezone }: PersonalReader): string {
  if (typeof value === 'boolean') return YES_NO[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(String).join(SEPARATOR[language]);
  if (typeof value !== 'string') return '';
  return MOMENT.test(value) ? momentText(new Date(value), timezone, language) : value;
}
