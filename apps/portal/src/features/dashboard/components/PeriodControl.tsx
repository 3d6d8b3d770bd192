import type { StudentJobSummary } from '@michi/api/job';
import { MenuChip } from '@michi/design-system/chip';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@michi/design-system/menu';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { createLoader, createSerializer } from 'nuqs/server';
import { useTranslation } from 'react-i18next';
import { asOneOf } from '../../../shared/navigation/searchParams.ts';

/** The time the dashboard looks back over, as the contract names it. */
export type Period = StudentJobSummary['period'];

/** Every period, the shortest first (specs/COVERAGE.md, section 2). */
const periods = [
  'THIS_WEEK',
  'THIS_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
] as const satisfies readonly Period[];

/** What the dashboard shows until another is chosen. */
export const defaultPeriod = 'ONE_YEAR' satisfies Period;

const codecs = { period: asOneOf(periods).withDefault(defaultPeriod) };

const load = createLoader(codecs);
const serialize = createSerializer(codecs);

/** The period in an address; the default without one. */
export const readPeriod = (query: URLSearchParams): Period => load(query).period;

/** The query of an address with another period; the default is left out. */
export const writePeriod = (query: URLSearchParams, period: Period): URLSearchParams =>
  new URLSearchParams(serialize(query, { period }));

interface PeriodControlProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses the time to look back over, all choices in sight. */
export function PeriodControl({ period, onChange }: PeriodControlProps) {
  const { t } = useTranslation('dashboard');
  return (
    <SegmentedControl
      label={t('period.label')}
      size="small"
      value={period}
      onValueChange={onChange}
      options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
    />
  );
}

/** The same where there is no room for five choices side by side. */
export function PeriodMenu({ period, onChange }: PeriodControlProps) {
  const { t } = useTranslation('dashboard');
  const choose = (value: string) => {
    const chosen = periods.find((one) => one === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Menu
      trigger={
        <MenuChip aria-label={t('period.chosen', { period: t(`period.${period}`) })}>
          {t(`period.${period}`)}
        </MenuChip>
      }
    >
      <MenuRadioGroup label={t('period.label')} value={period} onValueChange={choose}>
        {periods.map((value) => (
          <MenuRadioItem key={value} value={value}>
            {t(`period.${value}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
