import type { OfferLetter } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFixedOvertime } from '../../../shared/ui/detail/useFixedOvertime.ts';
import { monthlyPay } from '../monthlyPay.ts';
import type { ComparedRow } from './comparedRows.ts';

/** A term of a letter, null if it is not stated, with notes on it. */
export interface ComparedTerm {
  readonly value: string | null;
  readonly notes: readonly string[];
}

/** The terms of a letter as text, with a note on how each computed figure was derived. */
export const useComparedTerms = (
  letter: OfferLetter,
): ((row: Exclude<ComparedRow, 'deadline' | 'notes' | 'total'>) => ComparedTerm) => {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const { offer, terms, salary, location } = letter;
  const { job } = offer;
  const term = (value: string | null, ...notes: readonly (string | null)[]): ComparedTerm => ({
    value,
    notes: notes.filter((note) => note !== null),
  });
  const monthly = (): ComparedTerm => {
    const pay = monthlyPay({ salary, fixedOvertime: terms.fixedOvertime });
    if (pay.kind !== 'COMPUTED')
      return term(null, pay.kind === 'NOT_STATED' ? null : t(`compare.monthly.${pay.kind}`));
    const overtime = fixedOvertime(pay.fixedOvertime, pay.total.currency);
    return term(
      format.salary(pay.total),
      overtime === null ? t('compare.monthly.noOvertime') : t('compare.monthly.overtime', { overtime }),
      pay.base === null ? null : t('compare.monthly.base', { pay: format.salary(pay.base) }),
      pay.isOfYear ? t('compare.monthly.ofYear') : null,
    );
  };
  return (row) => {
    switch (row) {
      case 'work':
        return term(pickBilingual(letter, 'position', language));
      case 'pay':
        return term(salary === null ? null : format.salary(salary));
      case 'monthly':
        return monthly();
      case 'holidays': {
        const days = pickBilingual(terms, 'holidays', language);
        const { annualHolidays: count } = terms;
        return count === null ? term(days) : term(t('terms.holidaysCount', { count }), days);
      }
      case 'place':
        return term(
          location === null ? null : pickBilingual(location, 'city', language),
          terms.hasRelocation === null
            ? t('compare.relocation.unknown')
            : t(`compare.relocation.${terms.hasRelocation ? 'yes' : 'no'}`),
        );
      case 'workStyle':
        return term(
          job.workStyle === null
            ? pickBilingual(terms, 'remoteWork', language)
            : labels(`workStyle.${job.workStyle}`),
          job.workStyle === null ? null : pickBilingual(terms, 'remoteWork', language),
          pickBilingual(terms, 'workingHours', language),
          terms.overtimeHours === null ? null : t('terms.overtime', { hours: terms.overtimeHours }),
        );
      case 'probation':
        return term(
          terms.probationMonths === null
            ? null
            : t('terms.probationMonths', { count: terms.probationMonths }),
        );
    }
  };
};
