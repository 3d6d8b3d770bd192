import { ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobTabKind } from '../../../shared/navigation/jobTabs.ts';
import { countSet } from '../../../shared/navigation/searchParams.ts';
import { stageOfBothLabels } from '../../../shared/ui/detail/stageLabels.ts';
import { ChoiceChip } from '../../../shared/ui/results/ChoiceChip.tsx';
import { FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import {
  applicationFilters,
  applicationSorts,
  filterChoices,
  recommendationSortOf,
  recommendationSorts,
  stagesOf,
  turns,
  type ApplicationSort,
  type JobAddress,
} from '../jobAddress.ts';

export interface ApplicationFilterBarProps extends Pick<FilterRowProps, 'page'> {
  readonly address: JobAddress;
  /** The tab whose applications are filtered. */
  readonly kind: JobTabKind;
  readonly onChange: (change: Partial<JobAddress>) => void;
}

/** Filters of applications, or of recommendations: search text, stage, turn, work style, and order. */
export function ApplicationFilterBar({ address, kind, page, onChange }: ApplicationFilterBarProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { filters } = address;
  const set = applicationFilters(address, kind);
  const stages = stagesOf(kind);
  const isRecommended = kind.stages === undefined;
  const sorts: readonly ApplicationSort[] = isRecommended ? recommendationSorts : applicationSorts;
  const chooseWorkStyle = (workStyle: JobAddress['filters']['workStyle']) =>
    onChange({ filters: { ...filters, workStyle } });
  return (
    <FilterBar
      search={
        <ListSearch
          value={address.search}
          label={t(isRecommended ? 'search.recommendations' : 'search.applications')}
          placeholder={t('search.placeholder')}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterRow
        label={t('filters.applied')}
        page={page}
        onClear={
          countSet(set) > 0
            ? () => onChange({ stage: null, turn: null, filters: { ...filters, workStyle: [] } })
            : undefined
        }
      >
        {stages.length > 1 && (
          <ChoiceChip
            label={t('filters.stage')}
            values={stages}
            value={set.stage}
            wordsOf={(stage) => labels(stageOfBothLabels(stage))}
            onChange={(stage) => onChange({ stage })}
          />
        )}
        {!isRecommended && (
          <ChoiceChip
            label={t('filters.turn')}
            values={turns}
            value={set.turn}
            wordsOf={(turn) => labels(`application.turn.${turn}`)}
            onChange={(turn) => onChange({ turn })}
          />
        )}
        {filterChoices.workStyle.map((each) => (
          <ToggleChip
            key={each}
            pressed={set.workStyle.includes(each)}
            onPressedChange={(isOn) =>
              chooseWorkStyle(
                filterChoices.workStyle.filter((other) =>
                  other === each ? isOn : set.workStyle.includes(other),
                ),
              )
            }
          >
            {labels(`workStyle.${each}`)}
          </ToggleChip>
        ))}
        <ChoiceChip
          label={shared('list.order')}
          icon={ArrowUpDown}
          values={sorts}
          value={isRecommended ? recommendationSortOf(address.order) : address.order}
          wordsOf={(order) => t(`order.${order}`)}
          isAlwaysChosen
          onChange={(order) => onChange({ order: order ?? applicationSorts[0] })}
        />
      </FilterRow>
    </FilterBar>
  );
}
