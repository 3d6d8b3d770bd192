import { linesOf, type LineValue } from './lines.ts';
import type { DocumentSection, PersonalReader } from './personalData.ts';

/** Records of a section in the document for people. The data for programs has all. */
const MOST_IN_DOCUMENT = 1_000;

/**
 * A section with a block of lines per record. A label shows the value of the same name; for a Japanese reader the value
 * with the suffix `Jp` comes first.
 * @param words its title, and a label for each value
 * @param shown values that the record lacks, or that are shown in another form
 */
export function section<Name extends string, Row extends object>(
  words: Readonly<Record<Name | 'title', string>>,
  records: readonly Row[],
  reader: PersonalReader,
  shown?: (record: Row) => Readonly<Partial<Record<NoInfer<Name | `${Name}Jp`>, LineValue>>>,
): DocumentSection {
  const { title, ...labels }: Readonly<Record<string, string>> & { readonly title: string } = words;
  const blocks = records.slice(0, MOST_IN_DOCUMENT).map((record) => {
    const values = { ...record, ...shown?.(record) };
    const japanese = (name: string): unknown =>
      reader.language === 'jp' ? Reflect.get(values, `${name}Jp`) : null;
    return linesOf(labels, (name) => japanese(name) ?? Reflect.get(values, name), reader);
  });
  return { title, blocks };
}

/** The label of a code; a code without one is shown itself. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string | null): string | null {
  return code === null ? null : (labels[code] ?? code);
}
