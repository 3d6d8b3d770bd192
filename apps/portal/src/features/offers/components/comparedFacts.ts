import type { OfferLetter } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFixedOvertime } from '../../../shared/ui/detail/StatedFacts.tsx';
import { yearlyPay } from '../offerComparison.ts';

/** The facts of a letter that are compared, in the order of the screen. */
export const comparedFacts = [
  'pay',
  'fixedOvertime',
  'bonus',
  'place',
  'workStyle',
  'holidays',
  'probation',
  'joiningDate',
  'deadline',
] as const;

export type ComparedFactName = (typeof comparedFacts)[number];

/** A fact of a letter as text, null if it is not stated, with notes on it. */
export interface ComparedFact {
  readonly value: string | null;
  readonly notes: readonly string[];
}

/** Reads the facts of a letter as text, with a note on how a computed figure was derived. */
export const useComparedFacts = (): ((letter: OfferLetter, name: ComparedFactName) => ComparedFact) => {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const fact = (value: string | null, ...notes: readonly (string | null)[]): ComparedFact => ({
    value,
    notes: notes.filter((note) => note !== null),
  });
  const yearlyPayOf = ({ offer, salary, terms }: OfferLetter) =>
    yearlyPay({ kind: offer.job.kind, salary, fixedOvertime: terms.fixedOvertime });
  const payOf = (letter: OfferLetter): ComparedFact => {
    const pay = yearlyPayOf(letter);
    if (pay.kind === 'NOT_STATED') return fact(null);
    if (pay.kind === 'INTERNSHIP') return fact(format.salary(pay.stated));
    if (pay.kind !== 'COMPUTED') return fact(format.salary(pay.stated), t(`compare.yearly.${pay.kind}`));
    const { total, stated, added } = pay;
    const isOfMonth = stated.period === 'MONTH';
    return fact(
      format.salary(total),
      added === null
        ? t(isOfMonth ? 'compare.yearly.ofMonth' : 'compare.yearly.ofYear', { pay: format.salary(stated) })
        : t(isOfMonth ? 'compare.yearly.ofMonthAndOvertime' : 'compare.yearly.ofYearAndOvertime', {
            pay: format.salary(stated),
            overtime: format.exactAmount({ amount: added, currency: stated.currency }),
          }),
    );
  };
  return (letter, name) => {
    const { offer, terms, location } = letter;
    const { job, status } = offer;
    switch (name) {
      case 'pay':
        return payOf(letter);
      case 'fixedOvertime': {
        const pay = yearlyPayOf(letter);
        const base = pay.kind === 'COMPUTED' ? pay.base : null;
        return fact(
          fixedOvertime(terms.fixedOvertime, letter.salary?.currency),
          base === null ? null : t('compare.withoutOvertime', { pay: format.salary(base) }),
        );
      }
      case 'bonus':
        return fact(pickBilingual(terms, 'bonus', language));
      case 'place':
        return fact(
          location === null ? null : pickBilingual(location, 'city', language),
          terms.hasRelocation === null
            ? t('compare.relocation.unknown')
            : t(`compare.relocation.${terms.hasRelocation ? 'yes' : 'no'}`),
        );
      case 'workStyle': {
        const remote = pickBilingual(terms, 'remoteWork', language);
        const style = job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`);
        return fact(
          style ?? remote,
          style === null || style === remote ? null : remote,
          pickBilingual(terms, 'workingHours', language),
          terms.overtimeHours === null ? null : t('terms.overtime', { hours: terms.overtimeHours }),
        );
      }
      case 'holidays': {
        const days = pickBilingual(terms, 'holidays', language);
        const { annualHolidays: count } = terms;
        return count === null ? fact(days) : fact(t('terms.holidaysCount', { count }), days);
      }
      case 'probation': {
        const { probationMonths: count } = terms;
        return fact(count === null ? null : t('terms.probationMonths', { count }));
      }
      case 'joiningDate':
        return fact(format.date(offer.joiningDate));
      case 'deadline':
        return fact(
          status === 'OFFERED' ? format.dateAndTime(offer.expiresAt) : t(`status.${job.kind}.${status}`),
        );
    }
  };
};
