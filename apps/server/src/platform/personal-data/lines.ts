import { momentText } from '../mail/momentText.ts';
import type { DocumentLine, PersonalReader } from './personalData.ts';

/** A value that a line can show; null, empty and undefined values are omitted. */
export type LineValue = string | number | boolean | null | undefined | readonly string[];

const YES_NO = { en: { yes: 'Yes', no: 'No' }, jp: { yes: 'はい', no: 'いいえ' } } as const;
const SEPARATOR = { en: ', ', jp: '、' } as const;

/** A moment as the contracts write it (RFC 3339, UTC). */
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
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const value: unknown = Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
    const text = valueText(value, reader);
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
