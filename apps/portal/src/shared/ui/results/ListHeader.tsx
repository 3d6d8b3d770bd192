import { FilterBar } from '@michi/design-system/filter-bar';
import { Heading } from '@michi/design-system/heading';
import { PageHeader } from '@michi/design-system/page-header';
import { SearchField } from '@michi/design-system/search-field';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { LayoutGrid, List } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useBarTitle } from '../../navigation/screenTitle.ts';
import type { AddressState } from '../../navigation/searchParams.ts';
import { listViews, useListView } from '../../session/preferences.ts';
import { useMedia } from '../screen/useMedia.ts';

interface ListHeaderProps {
  readonly title: string;
  /** For moving the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a list that has cards. A phone shows the title in its bar, and `ViewControl` above the results. */
export function ListHeader({ title, titleRef }: ListHeaderProps) {
  const isPhone = !useMedia(media.tablet);
  useBarTitle(isPhone ? title : undefined);
  if (!isPhone) return <PageHeader title={title} titleRef={titleRef} actions={<ViewControl />} />;
  return (
    <VisuallyHidden as="div">
      <Heading ref={titleRef} level={1} focusable>
        {title}
      </Heading>
    </VisuallyHidden>
  );
}

interface ListSearchProps {
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

type SearchState = Pick<
  AddressState<{ readonly search: string; readonly page: number }>,
  'address' | 'change'
>;

interface SearchBarProps extends SearchState, Pick<ListSearchProps, 'label'> {}

/** The search of a list without filters. */
export function SearchBar({ address, change, label }: SearchBarProps) {
  return (
    <FilterBar
      search={<ListSearch value={address.search} label={label} onSearch={(search) => change({ search })} />}
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
