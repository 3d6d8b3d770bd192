import { SearchField } from '@michi/design-system/search-field';
import { useTranslation } from 'react-i18next';

export interface ListSearchProps {
  /** The search text in the address. */
  readonly value: string;
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  /** Limit of the contract. */
  readonly maxLength?: number;
  readonly onSearch: (text: string) => void;
}

/** Search field of a list, with its text in the address. */
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
      onSearch={(text) => onSearch(text.trim())}
    />
  );
}
