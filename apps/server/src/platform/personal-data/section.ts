import { momentText } from '../mail/momentText.ts';
import type { DocumentSection, PersonalReader } from './personalData.ts';

/** A value of a line. Null, empty and undefined values have no line. */
type LineValue = string | number | boolean | null | undefined | readonly string[];

const YES_NO = { en: { yes: 'Yes', no: 'No' }, jp: { yes: 'はい', no: 'いいえ' } } as const;
const SEPARATOR = { en: ', ', jp: '、' } as const;

/** RFC 3339 in UTC, as the contracts write a moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Records of a section in the document for people. The data for programs has all. */
const MAX_IN_DOCUMENT = 1_000;

/**
 * A section with a block of lines per record. A label shows the value of the same name; for a Japanese reader the value
 * with the suffix `Jp` comes first. Times are in the reader's time zone.
 * @param texts its title, and a label for each value
 * @param shown values that the record lacks, or that are shown in another form
 */
export function section<Name extends string, Row extends object>(
  texts: Readonly<Record<Name | 'title', string>>,
  records: readonly Row[],
  reader: PersonalReader,
  shown?: (record: Row) => Readonly<Partial<Record<NoInfer<Name | `${Name}Jp`>, LineValue>>>,
): DocumentSection {
  const { title, ...labels }: Readonly<Record<string, string>> & { readonly title: string } = texts;
  const blocks = records.slice(0, MAX_IN_DOCUMENT).map((record) => {
    const values = { ...record, ...shown?.(record) };
    const japanese = (name: string): unknown =>
      reader.language === 'jp' ? Reflect.get(values, `${name}Jp`) : null;
    return Object.entries(labels).flatMap(([name, label]) => {
      const text = valueText(japanese(name) ?? Reflect.get(values, name), reader);
      return text === '' ? [] : [{ label, text }];
    });
  });
  return { title, blocks };
}

function valueText(value: unknown, { language, timezone }: PersonalReader): string {
  if (typeof value === 'boolean') return YES_NO[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(String).join(SEPARATOR[language]);
  if (typeof value !== 'string') return '';
  return MOMENT.test(value) ? momentText(new Date(value), timezone, language) : value;
}

/** The label of a code; a code without one is shown itself. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string | null): string | null {
  return code === null ? null : (labels[code] ?? code);
}
