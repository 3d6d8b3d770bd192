import { Heading } from '@michi/design-system/heading';
import { PageHeader } from '@michi/design-system/page-header';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { Ref } from 'react';
import { useBarTitle } from '../../navigation/screenTitle.ts';
import { useMedia } from '../screen/useMedia.ts';
import { ViewControl, ResultList, type ResultListProps } from './ResultList.tsx';
import { SearchField } from '@michi/design-system/search-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@michi/design-system/filter-bar';
import type { AddressState } from '../../navigation/searchParams.ts';

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

interface SearchedListProps<Entry>
  extends
    Omit<ResultListProps<Entry>, 'onClear' | 'onPageChange'>,
    Pick<AddressState<{ readonly search: string; readonly page: number }>, 'address' | 'change'> {
  readonly searchLabel: ListSearchProps['label'];
}

/** A list with a search and no filters, both in the address. */
export function SearchedList<Entry>({ address, change, searchLabel, ...list }: SearchedListProps<Entry>) {
  const { search } = address;
  return (
    <>
      <FilterBar
        search={
          <ListSearch value={search} label={searchLabel} onSearch={(text) => change({ search: text })} />
        }
      />
      <ResultList
        {...list}
        onClear={search === '' ? undefined : () => change({ search: '' })}
        onPageChange={(page) => change({ page })}
      />
    </>
  );
}
