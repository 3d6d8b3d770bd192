import { FilterBar } from '@michi/design-system/filter-bar';
import { Inline } from '@michi/design-system/inline';
import { SearchField } from '@michi/design-system/search-field';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressState } from '../../navigation/searchParams.ts';
import { listViews, useListView } from '../../session/preferences.ts';
import { useMedia } from '../screen/useMedia.ts';

interface ListSearchProps {
  /** The search text in the address. */
  readonly value: string;
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  /** Limit of the contract. */
  readonly maxLength?: number;
  /** The list has cards: a phone shows `ViewControl` beside the field. */
  readonly hasViews?: boolean;
  readonly onSearch: (text: string) => void;
}

/** Search field of a list, with its text in the address. */
export function ListSearch({
  value,
  label,
  placeholder = label,
  maxLength = 200,
  hasViews = false,
  onSearch,
}: ListSearchProps) {
  const { t } = useTranslation('shared');
  const field = (
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
  return hasViews ? <BesideViews>{field}</BesideViews> : field;
}

/** On a phone beside `ViewControl`, which elsewhere is in the header. */
export function BesideViews({ children }: { readonly children: ReactNode }) {
  const isPhone = !useMedia(media.tablet);
  if (!isPhone) return children;
  return (
    <Inline gap="xsmall" wrap={false}>
      <Stack grow>{children}</Stack>
      <ViewControl labelsHidden />
    </Inline>
  );
}

type SearchState = Pick<
  AddressState<{ readonly search: string; readonly page: number }>,
  'address' | 'change'
>;

interface SearchBarProps extends SearchState, Pick<ListSearchProps, 'label' | 'hasViews'> {}

/** The search of a list without filters. */
export function SearchBar({ address, change, label, hasViews = false }: SearchBarProps) {
  return (
    <FilterBar
      search={
        <ListSearch
          value={address.search}
          label={label}
          hasViews={hasViews}
          onSearch={(search) => change({ search })}
        />
      }
    />
  );
}

interface ViewControlProps {
  /** Shows only the icons, for a phone. */
  readonly labelsHidden?: boolean;
}

/** Switches lists between rows and cards. */
export function ViewControl({ labelsHidden }: ViewControlProps) {
  const { t } = useTranslation('shared');
  const [view, setView] = useListView();
  return (
    <SegmentedControl
      label={t('list.view')}
      labelsHidden={labelsHidden}
      value={view === listViews.list ? 'list' : 'card'}
      onValueChange={(value) => setView(listViews[value])}
      options={[
        { value: 'list', label: t('list.asRows'), icon: List },
        { value: 'card', label: t('list.asCards'), icon: LayoutGrid },
      ]}
    />
  );
}
