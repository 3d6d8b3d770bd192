import { FilterChip, MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { Stack } from '@michi/design-system/stack';
import { ArrowUpDown, ListTree, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { countFilters, jobSorts, noFilters, type JobAddress } from '../jobAddress.ts';
import { useAppliedFilters } from '../useAppliedFilters.ts';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const AllFiltersDialog = lazyDialog(() => import('./AllFiltersDialog.tsx'));
const CategoriesDialog = lazyDialog(() => import('./CategoriesDialog.tsx'));

export interface JobFilterBarProps extends Pick<FilterRowProps, 'page'> {
  readonly address: JobAddress;
  readonly audience: JobAudience;
  readonly onChange: (change: Partial<JobAddress>) => void;
}

/** Search, active filters, and chips for all filters, the order and saved searches. */
export function JobFilterBar({ address, audience, page, onChange }: JobFilterBarProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const [open, setOpen] = useState<'filters' | 'categories' | null>(null);
  const applied = useAppliedFilters(address.filters);
  const count = countFilters(address.filters);
  const close = () => setOpen(null);
  const choose = (filters: JobAddress['filters']) => {
    close();
    onChange({ filters });
  };
  const forYou = audience === 'PUBLIC' && (
    <ToggleChip
      pressed={address.isForYou}
      onPressedChange={(isForYou) => onChange({ isForYou, search: '', filters: noFilters })}
    >
      {t('forYou.title')}
    </ToggleChip>
  );
  if (address.isForYou) return <ScrollRow label={t('filters.applied')}>{forYou}</ScrollRow>;
  return (
    <Stack gap="small">
      <FilterBar
        search={
          <ListSearch
            value={address.search}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            onSearch={(search) => onChange({ search })}
          />
        }
      >
        <FilterRow
          label={t('filters.applied')}
          page={page}
          onClear={count > 0 ? () => onChange({ filters: noFilters }) : undefined}
        >
          {applied.map((filter) => (
            <FilterChip
              key={filter.key}
              removeLabel={t('filters.remove', { name: filter.name })}
              onRemove={() => onChange({ filters: filter.without })}
            >
              {filter.name}
            </FilterChip>
          ))}
          {forYou}
          <MenuChip plain icon={ListTree} onClick={() => setOpen('categories')}>
            {t('categories.open')}
          </MenuChip>
          <MenuChip plain icon={SlidersHorizontal} active={count > 0} onClick={() => setOpen('filters')}>
            {count > 0 ? t('filters.allWithCount', { count }) : t('filters.all')}
          </MenuChip>
          <ChoiceChip
            label={shared('list.order')}
            icon={ArrowUpDown}
            values={jobSorts}
            value={address.sort}
            wordsOf={(sort) => t(`sort.${sort}`)}
            isAlwaysChosen
            onChange={(sort) => onChange({ sort: sort ?? jobSorts[0] })}
          />
          <SavedSearches address={address} audience={audience} />
        </FilterRow>
      </FilterBar>
      <Suspense fallback={null}>
        {open === 'filters' && (
          <AllFiltersDialog address={address} audience={audience} onClose={close} onShow={choose} />
        )}
        {open === 'categories' && (
          <CategoriesDialog filters={address.filters} onClose={close} onShow={choose} />
        )}
      </Suspense>
    </Stack>
  );
}
