import { MenuChip } from '@michi/design-system/chip';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import { periods, type Period } from '../period.ts';

export interface PeriodControlProps {
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
    <LazyMenu
      trigger={
        <MenuChip aria-label={t('period.chosen', { period: t(`period.${period}`) })}>
          {t(`period.${period}`)}
        </MenuChip>
      }
    >
      {({ MenuRadioGroup, MenuRadioItem }) => (
        <MenuRadioGroup label={t('period.label')} value={period} onValueChange={choose}>
          {periods.map((value) => (
            <MenuRadioItem key={value} value={value}>
              {t(`period.${value}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      )}
    </LazyMenu>
  );
}
