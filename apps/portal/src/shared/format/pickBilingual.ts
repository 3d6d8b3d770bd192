import type { Language } from '@michi/api/session';

type BilingualRecord<Field extends string, English extends string | null> = Readonly<Record<Field, English>> &
  Readonly<Record<`${Field}Jp`, string | null>>;

/**
 * Returns a bilingual field, such as `title` and `titleJp`, in the reader's language, or in the other one if it is missing.
 * @example pickBilingual(job, 'title', language)
 */
export function pickBilingual<Field extends string>(
  record: BilingualRecord<Field, string>,
  field: Field,
  language: Language,
): string;
export function pickBilingual<Field extends string>(
  record: BilingualRecord<Field, string | null>,
  field: Field,
  language: Language,
): string | null;
export function pickBilingual(
  record: Readonly<Record<string, string | null | undefined>>,
  field: string,
  language: Language,
): string | null {
  const english = record[field] ?? null;
  const japanese = record[`${field}Jp`] ?? null;
  return language === 'jp' ? (japanese ?? english) : (english ?? japanese);
}
