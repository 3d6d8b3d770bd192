import {
  jobFiltersLimits,
  useListAdvancedFilterOptions,
  useListJobs,
  type AdvancedFilterOptions,
} from '@michi/api/job';
import { normalizeText } from '@michi/api/text';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { ToggleChip } from '@michi/design-system/chip';
import { Divider } from '@michi/design-system/divider';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { RangeField } from '@michi/design-system/range-field';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { Text } from '@michi/design-system/text';
import { Tree } from '@michi/design-system/tree';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { JobAudience } from '../../../shared/navigation/paths.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { maximumTotal } from '../../../shared/ui/results/Pages.tsx';
import {
  countFilters,
  filterChoices,
  noFilters,
  toListJobsParams,
  type JobAddress,
  type JobFilters,
} from '../jobAddress.ts';
import { locationNodes, parentsOf } from '../locationNodes.ts';

interface AllFiltersDialogProps {
  readonly address: JobAddress;
  readonly audience: JobAudience;
  readonly onClose: () => void;
  readonly onShow: (filters: JobFilters) => void;
}

const firstChoices = 6;

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface ChipGroupProps<Value> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly onChange: (values: Value[]) => void;
  /** A chip for another filter, after those of this one. */
  readonly children?: ReactNode;
}

function ChipGroup<Value extends string | number>({
  label,
  options,
  values,
  labelOf,
  onChange,
  children,
}: ChipGroupProps<Value>) {
  return (
    <Stack as="fieldset" gap="xsmall">
      <Text as="legend" weight="strong">
        {label}
      </Text>
      <Inline gap="xsmall">
        {options.map((value) => (
          <ToggleChip
            key={value}
            pressed={values.includes(value)}
            onPressedChange={() => onChange(toggled(values, value))}
          >
            {labelOf(value)}
          </ToggleChip>
        ))}
        {children}
      </Inline>
    </Stack>
  );
}

/** All filters with the number of jobs of each choice, and the number of results. */
export function AllFiltersDialog({ address, audience, onClose, onShow }: AllFiltersDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const [filters, setFilters] = useState(address.filters);
  const options = useListAdvancedFilterOptions({ audience });
  const preview = useListJobs(
    { ...toListJobsParams({ ...address, filters }, audience), page: 1, size: 1 },
    { query: { placeholderData: keepPreviousData } },
  );
  const total = preview.data?.totalRecords;
  return (
    <OpenDialog
      onClose={onClose}
      size="large"
      title={t('filters.all')}
      footerStart={t('filters.on', { count: countFilters(filters) })}
      footer={
        <>
          <Button variant="ghost" onClick={() => setFilters(noFilters)}>
            {t('filters.clearAll')}
          </Button>
          <Button variant="primary" onClick={() => onShow(filters)}>
            {total === undefined
              ? t('filters.counting')
              : total >= maximumTotal
                ? t('filters.showCapped', {
                    total: shared('pages.capped', { formatted: format.number(total) }),
                  })
                : t('filters.show', { count: total, formatted: format.number(total) })}
          </Button>
        </>
      }
    >
      {options.data !== undefined && (
        <FilterFields
          filters={filters}
          options={options.data}
          onChange={(change) => setFilters((before) => ({ ...before, ...change }))}
        />
      )}
      {options.isPending && <SkeletonRows label={t('loading')} />}
      {options.isError && options.data === undefined && (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={() => void options.refetch()}>
              {shared('actions.tryAgain')}
            </Button>
          }
        >
          {t('filters.failed')}
        </Alert>
      )}
    </OpenDialog>
  );
}

interface FilterFieldsProps {
  readonly filters: JobFilters;
  readonly options: AdvancedFilterOptions;
  readonly onChange: (change: Partial<JobFilters>) => void;
}

function FilterFields({ filters, options, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  return (
    <Stack gap="large">
      <Grid columns={{ tablet: 2 }}>
        <LocationFilter
          options={options.locations}
          value={filters.locationId}
          onValueChange={(locationId) => onChange({ locationId })}
        />
        <LongChoice
          label={t('filters.industry')}
          find={t('filters.find')}
          choices={options.industries.map(({ category, jobCount }) => ({
            id: category.id,
            name: pickBilingual(category, 'title', language),
            jobCount,
          }))}
          chosen={filters.industryId}
          onChange={(industryId) => onChange({ industryId })}
        />
      </Grid>
      <Grid columns={{ tablet: 2 }}>
        <SalaryField buckets={options.salary} from={filters.salaryFrom} onChange={onChange} />
        <ChipGroup
          label={t('filters.graduationYear')}
          options={options.graduationYears.map(({ graduationYear }) => graduationYear)}
          values={filters.graduationYear}
          labelOf={String}
          onChange={(graduationYear) => onChange({ graduationYear })}
        />
        <ChipGroup
          label={t('filters.workStyle')}
          options={options.workStyles.map(({ workStyle }) => workStyle)}
          values={filters.workStyle}
          labelOf={(workStyle) => labels(`workStyle.${workStyle}`)}
          onChange={(workStyle) => onChange({ workStyle })}
        >
          <ToggleChip pressed={filters.isFlextime} onPressedChange={(isFlextime) => onChange({ isFlextime })}>
            {t('filters.flextime')}
          </ToggleChip>
        </ChipGroup>
        <ChipGroup
          label={t('filters.employmentStatus')}
          options={options.employmentStatuses.map(({ employmentStatus }) => employmentStatus)}
          values={filters.employmentStatus}
          labelOf={(employmentStatus) => labels(`employmentStatus.${employmentStatus}`)}
          onChange={(employmentStatus) => onChange({ employmentStatus })}
        />
        <ChipGroup
          label={t('filters.englishUse')}
          options={filterChoices.englishUse}
          values={filters.englishUse}
          labelOf={(level) => labels(`englishUse.${level}`)}
          onChange={(englishUse) => onChange({ englishUse })}
        />
      </Grid>
      <Divider />
      <Grid columns={{ tablet: 2 }}>
        <Switch
          label={t('filters.canApply')}
          hint={t('filters.canApplyNote')}
          checked={filters.canApply}
          onChange={(event) => onChange({ canApply: event.currentTarget.checked })}
        />
        <Switch
          label={t('filters.answersWithinWeek')}
          hint={t('filters.answersWithinWeekNote')}
          checked={filters.answersWithinWeek}
          onChange={(event) => onChange({ answersWithinWeek: event.currentTarget.checked })}
        />
      </Grid>
    </Stack>
  );
}

interface SalaryFieldProps {
  readonly buckets: AdvancedFilterOptions['salary'];
  readonly from: JobFilters['salaryFrom'];
  readonly onChange: (change: Pick<JobFilters, 'salaryFrom'>) => void;
}

/** Minimum monthly pay on a histogram of jobs by pay; nothing if no job states its pay. */
function SalaryField({ buckets, from, onChange }: SalaryFieldProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const first = buckets[0];
  const last = buckets.at(-1);
  if (first === undefined || last === undefined) return null;
  const yen = (amount: number) => format.money({ amount, currency: 'JPY' });
  return (
    <RangeField
      label={t('filters.salary')}
      stops={buckets.map((bucket) => ({ value: bucket.from, count: bucket.jobCount }))}
      value={from}
      onValueChange={(salaryFrom) => onChange({ salaryFrom })}
      describe={(amount) =>
        amount === null ? t('filters.salaryAny') : t('filters.salaryFrom', { amount: yen(amount) })
      }
      ends={[yen(first.from), yen(last.to)]}
    />
  );
}

interface LongChoiceProps {
  readonly label: string;
  readonly find: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly jobCount: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** A long list: chosen entries and the first few, the rest by search or "Show more". */
function LongChoice({ label, find, choices, chosen, onChange }: LongChoiceProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [isLong, setIsLong] = useState(false);
  const needle = normalizeText(query, 'NFKC').toLocaleLowerCase();
  const matching = choices.filter(({ name }) =>
    normalizeText(name, 'NFKC').toLocaleLowerCase().includes(needle),
  );
  const visible =
    isLong || needle !== ''
      ? matching
      : matching.filter(({ id }, index) => index < firstChoices || chosen.includes(id));
  const hidden = matching.length - visible.length;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {label}
      </Heading>
      <SearchField
        label={find}
        labelHidden
        placeholder={find}
        clearLabel={shared('list.clearSearch')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onSearch={setQuery}
      />
      <CheckboxGroup label={label} labelHidden>
        {visible.map(({ id, name, jobCount }) => (
          <Checkbox
            key={id}
            label={name}
            count={format.number(jobCount)}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggled(chosen, id))}
          />
        ))}
      </CheckboxGroup>
      {visible.length === 0 && <Text tone="soft">-</Text>}
      {(hidden > 0 || isLong) && needle === '' && (
        <Inline>
          <Button variant="ghost" size="small" flush onClick={() => setIsLong(!isLong)}>
            {isLong ? t('filters.showLess') : t('filters.showMore', { count: hidden })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface LocationFilterProps {
  readonly options: AdvancedFilterOptions['locations'];
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

const maximum = jobFiltersLimits.locationId.maxItems;

/** Locations by country and region, found by typing a name in either language. */
function LocationFilter({ options, value, onValueChange }: LocationFilterProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const [isFull, setIsFull] = useState(false);
  const nodes = locationNodes(options, language, t('filters.otherPlaces'));
  const change = (ids: readonly string[]) => {
    setIsFull(ids.length > maximum);
    if (ids.length <= maximum) onValueChange([...ids]);
  };
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('filters.location')}
      </Heading>
      <SearchField
        label={t('filters.findPlace')}
        labelHidden
        placeholder={t('filters.findPlace')}
        clearLabel={shared('list.clearSearch')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onSearch={setQuery}
      />
      <Tree
        label={t('filters.location')}
        nodes={nodes}
        checked={value}
        onCheckedChange={change}
        defaultExpanded={parentsOf(nodes, value)}
        query={query}
        emptyMessage={t('filters.noPlace')}
      />
      {isFull && <Alert tone="warning">{t('filters.tooManyPlaces', { maximum })}</Alert>}
    </Stack>
  );
}
