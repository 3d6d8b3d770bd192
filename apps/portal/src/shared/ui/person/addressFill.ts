import type { PostalAddress } from '@michi/api/common';

/** Address lines that a postal code determines. */
export interface FilledLines {
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
}

/** Address lines of a postal code; the student adds the house number. */
export const linesOf = ({ prefecture, city, town }: PostalAddress): FilledLines => ({
  prefecture,
  city,
  street: town ?? '',
});

/** The lines in the order of a Japanese envelope. */
export const oneLine = ({ prefecture, city, street }: FilledLines): string => prefecture + city + street;

/**
 * Whether lines can be filled in without losing the student's text: they are empty, or unchanged since they were
 * filled in.
 */
export const isFree = (current: FilledLines, filled: FilledLines | null): boolean =>
  (['prefecture', 'city', 'street'] as const).every(
    (line) => current[line].trim() === '' || current[line] === filled?.[line],
  );
