import { lines, type LineValue } from './lines.ts';
import type { DocumentSection, PersonalReader } from './personalData.ts';

/**
 * A section with a block of lines per record.
 * @param words its title, and a label for each value
 * @param valuesOf the values of a record, by the name of their label
 */
export function section<Name extends string, Row>(
  words: Readonly<Record<Name | 'title', string>>,
  rows: readonly Row[],
  reader: PersonalReader,
  valuesOf: (row: Row) => Readonly<Partial<Record<NoInfer<Name>, LineValue>>>,
): DocumentSection {
  const labels = labelsOf(words);
  return { title: words.title, blocks: rows.map((row) => lines<string>(labels, valuesOf(row), reader)) };
}

function labelsOf(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { title: _, ...labels } = words;
  return labels;
}
