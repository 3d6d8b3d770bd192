import type { CategoryNode } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import { Button } from '@michi/design-system/button';
import { FilterChip, MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { Stack } from '@michi/design-system/stack';
import { Tree, type TreeNode } from '@michi/design-system/tree';
import { ArrowUpDown, ListTree, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useGlobalData } from '../../../shared/GlobalDataProvider.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { JobTabKind } from '../../../shared/navigation/jobTabs.ts';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { countSet } from '../../../shared/navigation/searchParams.ts';
import { stageOfBothLabels } from '../../../shared/ui/detail/StageBadge.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { ChoiceChip, FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { BesideViews, ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import {
  applicationFilters,
  applicationSorts,
  countFilters,
  filterChoices,
  jobSorts,
  noFilters,
  recommendationSortOf,
  recommendationSorts,
  stagesOf,
  turns,
  type ApplicationSort,
  type JobAddress,
  type JobFilters,
} from '../jobAddress.ts';
import { useAppliedFilters } from '../useAppliedFilters.ts';
import { AllFiltersDialog } from './AllFiltersDialog.tsx';
import { SavedSearches } from './SavedSearches.tsx';

interface JobFilterBarProps extends Pick<FilterRowProps, 'page'> {
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
  if (address.isForYou)
    return (
      <BesideViews>
        <ScrollRow label={t('filters.applied')}>{forYou}</ScrollRow>
      </BesideViews>
    );
  return (
    <Stack gap="small">
      <FilterBar
        search={
          <ListSearch
            value={address.search}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            hasViews
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
            labelOf={(sort) => t(`sort.${sort}`)}
            isAlwaysChosen
            onChange={(sort) => onChange({ sort: sort ?? jobSorts[0] })}
          />
          <SavedSearches address={address} audience={audience} />
        </FilterRow>
      </FilterBar>

      {open === 'filters' && (
        <AllFiltersDialog address={address} audience={audience} onClose={close} onShow={choose} />
      )}
      {open === 'categories' && (
        <CategoriesDialog filters={address.filters} onClose={close} onShow={choose} />
      )}
    </Stack>
  );
}

interface CategoriesDialogProps {
  readonly filters: JobFilters;
  readonly onClose: () => void;
  readonly onShow: (filters: JobFilters) => void;
}

const toTree = (nodes: readonly CategoryNode[], language: Language): readonly TreeNode[] =>
  nodes.map((node) => ({
    id: node.id,
    label: pickBilingual(node, 'title', language),
    count: node.jobCount,
    children: node.children.map((child) => ({
      id: child.id,
      label: pickBilingual(child, 'title', language),
      count: child.jobCount,
    })),
  }));

/** Filter by job category, as a tree. */
function CategoriesDialog({ filters, onClose, onShow }: CategoriesDialogProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { categoryTree } = useGlobalData();
  const [checked, setChecked] = useState<readonly string[]>(filters.categoryId);
  return (
    <OpenDialog
      onClose={onClose}
      title={t('categories.title')}
      description={t('categories.note')}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={() => setChecked([])}>
            {t('filters.clearAll')}
          </Button>
          <Button variant="primary" onClick={() => onShow({ ...filters, categoryId: [...checked] })}>
            {t('filters.counting')}
          </Button>
        </>
      }
    >
      <Tree
        label={t('categories.title')}
        nodes={toTree(categoryTree, language)}
        checked={checked}
        onCheckedChange={setChecked}
        defaultExpanded={categoryTree
          .filter((node) => node.children.some((child) => checked.includes(child.id)))
          .map((node) => node.id)}
      />
    </OpenDialog>
  );
}

interface ApplicationFilterBarProps extends Pick<FilterRowProps, 'page'> {
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
          hasViews
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
            labelOf={(stage) => labels(stageOfBothLabels(stage))}
            onChange={(stage) => onChange({ stage })}
          />
        )}
        {!isRecommended && (
          <ChoiceChip
            label={t('filters.turn')}
            values={turns}
            value={set.turn}
            labelOf={(turn) => labels(`application.turn.${turn}`)}
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
          labelOf={(order) => t(`order.${order}`)}
          isAlwaysChosen
          onChange={(order) => onChange({ order: order ?? applicationSorts[0] })}
        />
      </FilterRow>
    </FilterBar>
  );
}
