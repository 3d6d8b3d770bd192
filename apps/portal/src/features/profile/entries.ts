import { normalizeText } from '@michi/api/text';
import { readYear, dateFault } from '@michi/design-system/date-field';
import type { TFunction } from 'i18next';
import type { Draft } from '../../shared/offline/drafts.ts';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import type { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { earliestBirth as earliestDay } from '../../shared/ui/person/personRules.ts';

/**
 * A typed month, in any width, as ISO 8601: `2023-04` from `2023/4`, `202304`, `2023年4月` or `令和5年4月`.
 * @returns null if it is not a month
 */
export const readMonth = (typed: string): string | null => {
  const text = normalizeText(typed, 'NFKC').replaceAll(/\s/g, '');
  const [, typedYear = '', month = ''] =
    /^(\d{4}|\D{1,2}(?:元|\d{1,2})(?=[-/.ー年]))[-/.ー年]?(\d{1,2})月?$/.exec(text) ?? [];
  const year = readYear(typedYear);
  const number = Number(month);
  return year !== null && year >= 1900 && number >= 1 && number <= 12
    ? `${year}-${month.padStart(2, '0')}`
    : null;
};

type Texts = Pick<ReturnType<typeof useTextRules>, 'faultOf'>;

/** One entry of a profile list in a form: text by the contract's field name. */
export type Entry = Readonly<Record<string, string>>;

export interface Entries {
  readonly entries: Record<string, string>[];
}

/** Value for yes in an entry; no is empty. */
export const yes = 'yes';

interface EntryOption {
  readonly value: string;
  readonly label: string;
}

export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'text' | 'month' | 'date' | 'choice' | 'check';
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly options?: readonly EntryOption[];
  readonly maximum?: number;
  /** Whether the field applies, given the rest of the entry. */
  readonly applies?: (entry: Entry) => boolean;
  /** Whether it shares a row with its neighbour on wide screens. */
  readonly isHalf?: boolean;
}

export type Faults = Readonly<Record<string, string>>;

const faultOf = (
  field: EntryField,
  value: string,
  t: TFunction<'profile'>,
  texts: Texts,
  today: string,
): string | null => {
  const { label, maximum } = field;
  if (typedText(value) === '') {
    if (field.isRequired !== true) return null;
    return t(field.kind === 'choice' ? 'rules.requiredChoice' : 'rules.required', { label });
  }
  if (field.kind === 'month') return readMonth(value) === null ? t('rules.month', { label }) : null;
  if (maximum !== undefined) return texts.faultOf(value, { maxLength: maximum }) ?? null;
  if (field.kind !== 'date') return null;
  const fault = dateFault(value, { min: earliestDay, max: today });
  if (fault === null) return null;
  return t(fault === 'tooLate' ? 'rules.past' : 'rules.date', { label });
};

/** Errors of an entry by its fields alone. @param today the latest day for past events, `YYYY-MM-DD` */
export const faultsOf = (
  fields: readonly EntryField[],
  entry: Entry,
  t: TFunction<'profile'>,
  texts: Texts,
  today: string,
): Faults =>
  Object.fromEntries(
    applicableFields(fields, entry).flatMap((field) => {
      const fault = faultOf(field, entry[field.name] ?? '', t, texts, today);
      return fault === null ? [] : [[field.name, fault]];
    }),
  );

/** The fields that apply, given the rest of the entry. */
export const applicableFields = (fields: readonly EntryField[], entry: Entry): readonly EntryField[] =>
  fields.filter(({ applies }) => applies?.(entry) !== false);

/** Error if a month is before another one it must follow; null if not, or if one is unknown. */
export const isBefore = (month: string | undefined, first: string | undefined): boolean => {
  const [later, earlier] = [readMonth(month ?? ''), readMonth(first ?? '')];
  return later !== null && earlier !== null && later < earlier;
};

export const draftOf = (entries: readonly Entry[]): Draft => ({
  count: String(entries.length),
  ...Object.fromEntries(
    entries.flatMap((entry, index) =>
      Object.entries(entry).map(([name, value]) => [`${index}.${name}`, value]),
    ),
  ),
});

/** The entries of a draft; null when there is none. */
export const entriesOf = (draft: Draft): readonly Entry[] | null => {
  const count = Number(draft['count'] ?? 'none');
  if (!Number.isInteger(count) || count < 0 || count > 50) return null;
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(draft).flatMap(([key, value]) =>
        key.startsWith(`${index}.`) ? [[key.slice(`${index}.`.length), value]] : [],
      ),
    ),
  );
};
