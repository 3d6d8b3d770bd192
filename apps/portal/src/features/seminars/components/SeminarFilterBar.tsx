import { ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  ChoiceChip,
  DaysChip,
  FilterRow,
  type FilterRowProps,
} from '../../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import {
  countFilters,
  noFilters,
  seminarApplicationSorts,
  seminarSorts,
  seminarStyles,
  type SeminarAddress,
  type SeminarFilters,
} from '../seminarAddress.ts';

export interface SeminarFilterBarProps extends Pick<FilterRowProps, 'page'> {
  readonly address: SeminarAddress;
  /** Whether it is the tab of all seminars, which has more filters and orders of its own. */
  readonly isAll: boolean;
  readonly onChange: (change: Partial<SeminarAddress>) => void;
}

/** Search, filters by format and days, and order. */
export function SeminarFilterBar({ address, isAll, page, onChange }: SeminarFilterBarProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { filters, order, search, sort } = address;
  const { style, canApply } = filters;
  const choose = (change: Partial<SeminarFilters>) => onChange({ filters: { ...filters, ...change } });
  return (
    <FilterBar
      search={
        <ListSearch
          value={search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          hasViews
          onSearch={(text) => onChange({ search: text })}
        />
      }
    >
      <FilterRow
        label={t('filters.applied')}
        page={page}
        onClear={countFilters(filters, isAll) > 0 ? () => onChange({ filters: noFilters }) : undefined}
      >
        {seminarStyles.map((each) => (
          <ToggleChip
            key={each}
            pressed={style.includes(each)}
            onPressedChange={(isOn) =>
              choose({
                style: seminarStyles.filter((other) => (other === each ? isOn : style.includes(other))),
              })
            }
          >
            {labels(`meetingStyle.${each}`)}
          </ToggleChip>
        ))}
        {isAll ? (
          <>
            <ToggleChip pressed={canApply} onPressedChange={(isOn) => choose({ canApply: isOn })}>
              {t('filters.canApply')}
            </ToggleChip>
            <DaysChip
              label={t('dates.title')}
              description={t('dates.what')}
              value={filters}
              onValueChange={choose}
            />
            <ChoiceChip
              label={shared('list.order')}
              icon={ArrowUpDown}
              values={seminarSorts}
              value={sort}
              labelOf={(each) => t(`sort.${each}`)}
              isAlwaysChosen
              onChange={(chosen) => onChange({ sort: chosen ?? seminarSorts[0] })}
            />
          </>
        ) : (
          <ChoiceChip
            label={shared('list.order')}
            icon={ArrowUpDown}
            values={seminarApplicationSorts}
            value={order}
            labelOf={(each) => t(`order.${each}`)}
            isAlwaysChosen
            onChange={(chosen) => onChange({ order: chosen ?? seminarApplicationSorts[0] })}
          />
        )}
      </FilterRow>
    </FilterBar>
  );
}
