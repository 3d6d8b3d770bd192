import { Button } from '@michi/design-system/button';
import { FilterChip, MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { ArrowUpDown, CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import {
  countFilters,
  noFilters,
  seminarSorts,
  seminarStyles,
  type SeminarAddress,
  type SeminarFilters,
} from '../seminarAddress.ts';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const DaysDialog = lazyDialog(async () => ({
  default: (await import('../../../shared/ui/dialogs/DaysDialog.tsx')).DaysDialog,
}));

export interface SeminarFilterBarProps {
  readonly address: SeminarAddress;
  /** Whether it is the tab of all seminars, which has more filters and an order. */
  readonly isAll: boolean;
  readonly onChange: (change: Partial<SeminarAddress>) => void;
}

/** Search, filters by format and days, and order. */
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
        <ListSearch
          value={search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          onSearch={(words) => onChange({ search: words })}
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
            <ChoiceChip
              label={shared('list.order')}
              icon={ArrowUpDown}
              values={seminarSorts}
              value={sort}
              wordsOf={(each) => t(`sort.${each}`)}
              isAlwaysChosen
              onChange={(chosen) => onChange({ sort: chosen ?? seminarSorts[0] })}
            />
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
          <DaysDialog
            days={filters}
            words={{
              title: t('dates.title'),
              what: t('dates.what'),
              from: t('dates.from'),
              to: t('dates.to'),
              show: t('dates.show'),
              reversed: t('dates.reversed'),
            }}
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
