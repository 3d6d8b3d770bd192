import type { FixedOvertime } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

/** Returns a formatter of overtime paid as a fixed amount: amount, hours, and whether the pay includes it. */
export const useFixedOvertime = () => {
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  return (fixed: FixedOvertime | null, currency = 'JPY'): string | null => {
    if (fixed === null) return null;
    const { amount, hours, isIncluded } = fixed;
    return format.list([
      amount === null ? null : format.exactAmount({ amount, currency }),
      hours === null ? null : labels('fixedOvertime.hours', { hours }),
      labels(isIncluded ? 'fixedOvertime.included' : 'fixedOvertime.onTop'),
    ]);
  };
};
