import { Button } from '@michi/design-system/button';
import { FilterChip, MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { SearchField } from '@michi/design-system/search-field';
import { ArrowUpDown, CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { LazyMenu } from '../../../shared/lazy-menu/LazyMenu.tsx';
import {
  countFilters,
  noFilters,
  seminarSorts,
  seminarStyles,
  type SeminarAddress,
  type SeminarFilters,
  type SeminarSort,
} from '../seminarAddress.ts';
import { lazyDialog } from '../../../shared/screen/lazyPart.tsx';

const DatesDialog = lazyDialog(() => import('./DatesDialog.tsx'));

export interface SeminarFilterBarProps {
  readonly address: SeminarAddress;
  /** All seminars have more filters and an order than those of a tab of applications. */
  readonly isAll: boolean;
  readonly onChange: (change: Partial<SeminarAddress>) => void;
}

const isSort = (value: string): value is SeminarSort => seminarSorts.some((sort) => sort === value);

/** Search, the ways to attend, the days, and the order. */
export function SeminarFilterBar({ address, isAll, onChange }: SeminarFilterBarProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const [isChoosingDates, setChoosingDates] = useState(false);
  const { filters, search, sort } = address;
  const { style, from, to, canApply } = filters;
  const choose = (change: Partial<SeminarFilters>) => onChange({ filters: { ...filters, ...change } });
  const dates = (['from', 'to'] as const).flatMap((name) => {
    const date = filters[name];
    return date === null ? [] : [{ name, words: t(`filters.${name}`, { date: format.dayAndMonth(date) }) }];
  });
  return (
    <FilterBar
      search={
        <SearchField
          key={search}
          label={t('search.label')}
          labelHidden
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          defaultValue={search}
          searchOn="enter"
          maxLength={200}
          onSearch={(words) => onChange({ search: words.trim() })}
        />
      }
    >
      <ScrollRow label={t('filters.applied')}>
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
        {isAll && (
          <>
            <ToggleChip pressed={canApply} onPressedChange={(isOn) => choose({ canApply: isOn })}>
              {t('filters.canApply')}
            </ToggleChip>
            {dates.map(({ name, words }) => (
              <FilterChip
                key={name}
                removeLabel={t('filters.remove', { name: words })}
                onRemove={() => choose({ [name]: null })}
              >
                {words}
              </FilterChip>
            ))}
            <MenuChip
              plain
              icon={CalendarRange}
              active={from !== null || to !== null}
              onClick={() => setChoosingDates(true)}
            >
              {t('filters.dates')}
            </MenuChip>
            <LazyMenu trigger={<MenuChip icon={ArrowUpDown}>{t(`sort.${sort}`)}</MenuChip>}>
              {({ MenuRadioGroup, MenuRadioItem }) => (
                <MenuRadioGroup
                  label={t('sort.label')}
                  value={sort}
                  onValueChange={(value) => isSort(value) && onChange({ sort: value })}
                >
                  {seminarSorts.map((each) => (
                    <MenuRadioItem key={each} value={each}>
                      {t(`sort.${each}`)}
                    </MenuRadioItem>
                  ))}
                </MenuRadioGroup>
              )}
            </LazyMenu>
          </>
        )}
        {countFilters(filters, isAll) > 0 && (
          <Button variant="ghost" size="small" onClick={() => onChange({ filters: noFilters })}>
            {shared('actions.clear')}
          </Button>
        )}
      </ScrollRow>
      <Suspense fallback={null}>
        {isChoosingDates && (
          <DatesDialog
            days={filters}
            onClose={() => setChoosingDates(false)}
            onShow={(chosen) => {
              setChoosingDates(false);
              choose(chosen);
            }}
          />
        )}
      </Suspense>
    </FilterBar>
  );
}
