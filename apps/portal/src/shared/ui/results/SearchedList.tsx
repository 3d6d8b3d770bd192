import { FilterBar } from '@michi/design-system/filter-bar';
import type { AddressState } from '../../navigation/useAddress.ts';
import { ListSearch, type ListSearchProps } from './ListSearch.tsx';
import { ResultList, type ResultListProps } from './ResultList.tsx';

export interface SearchedListProps<Entry>
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
