import { SearchField } from '@michi/design-system/search-field';
import { useTranslation } from 'react-i18next';

export interface ListSearchProps {
  /** The words that the address carries. */
  readonly value: string;
  readonly label: string;
  /** What can be looked for; the label where nothing is said. */
  readonly placeholder?: string;
  /** As many characters as the contract takes. */
  readonly maxLength?: number;
  readonly onSearch: (words: string) => void;
}

/** Searches a list for words, which its address carries. */
export function ListSearch({
  value,
  label,
  placeholder = label,
  maxLength = 200,
  onSearch,
}: ListSearchProps) {
  const { t } = useTranslation('shared');
  return (
    <SearchField
      key={value}
      label={label}
      labelHidden
      placeholder={placeholder}
      clearLabel={t('list.clearSearch')}
      defaultValue={value}
      searchOn="enter"
      maxLength={maxLength}
      onSearch={(words) => onSearch(words.trim())}
    />
  );
}
