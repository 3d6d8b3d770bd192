import { searchForm } from '../private/searchForm.ts';

export interface ComboboxOption<Value extends string> {
  /** Not empty: an empty value means that nothing is selected. */
  readonly value: Value;
  readonly label: string;
  /** Text at the right, such as "UTC+9"; searched as well. */
  readonly note?: string | undefined;
  /** More words to search, such as its name in another language. */
  readonly keywords?: string | undefined;
}

/** The options that contain every word of the query, first those whose label starts with it. */
export const matchOptions = <Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
): readonly ComboboxOption<Value>[] => {
  const sought = searchForm(query);
  if (sought === '') return options;
  const words = sought.split(' ');
  const found = options.filter(({ label, note = '', keywords = '' }) => {
    const text = searchForm(`${label} ${note} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: ComboboxOption<Value>) => searchForm(label).startsWith(sought);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
};
