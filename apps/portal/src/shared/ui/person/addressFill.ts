import type { PostalAddress } from '@michi/api/common';

/** The part of an address that a postal code determines. */
export interface FilledLines {
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
}

/** The student adds the house number to the street. */
export const linesOf = ({ prefecture, city, town }: PostalAddress): FilledLines => ({
  prefecture,
  city,
  street: town ?? '',
});

/** In the order of a Japanese envelope. */
export const oneLine = ({ prefecture, city, street }: FilledLines): string => prefecture + city + street;

/** Whether lines can be filled in without losing text: they are empty, or unchanged since they were filled in. */
export const isFree = (current: FilledLines, filled: FilledLines | null): boolean =>
  (['prefecture', 'city', 'street'] as const).every(
    (line) => current[line].trim() === '' || current[line] === filled?.[line],
  );
