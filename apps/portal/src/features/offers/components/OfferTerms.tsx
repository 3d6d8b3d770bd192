import type { OfferLetter } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { StatedFacts } from '../../../shared/ui/detail/StatedFacts.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFixedOvertime } from '../../../shared/ui/detail/useFixedOvertime.ts';

/** Every term of the letter as of the day it was sent, and the names of those it does not state. */
export function OfferTerms({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const { offer, terms, location, salary, ceremonyDate } = letter;
  const { job } = offer;
  // An internship has no joining date, probation or raise.
  const isJob = job.kind === 'JOB';
  const words = (
    field:
      | 'workingHours'
      | 'training'
      | 'salaryIncrease'
      | 'bonus'
      | 'allowance'
      | 'transportCost'
      | 'holidays'
      | 'remoteWork',
  ) => format.text(pickBilingual(terms, field, language));
  const yesOrNo = (value: boolean | null) =>
    format.text(value === null ? null : labels(value ? 'yes' : 'no'));
  return (
    <StatedFacts
      layout="rows"
      items={[
        {
          term: t(`terms.position.${job.kind}`),
          value: pickBilingual(letter, 'position', language),
          note:
            job.employmentStatus === 'OTHER' ? undefined : labels(`employmentStatus.${job.employmentStatus}`),
        },
        { term: t(`terms.joiningDate.${job.kind}`), value: format.longDate(offer.joiningDate) },
        ...(isJob ? [{ term: t('terms.ceremonyDate'), value: format.longDate(ceremonyDate) }] : []),
        { term: t('terms.onboardingDate'), value: format.longDate(terms.onboardingDate) },
        { term: t('terms.expiresAt'), value: format.dateAndTimeWithZone(offer.expiresAt) },
        { term: t(`terms.salary.${job.kind}`), value: format.salary(salary) },
        ...(isJob
          ? [
              {
                term: t('terms.fixedOvertime'),
                value: format.text(fixedOvertime(terms.fixedOvertime, salary?.currency)),
              },
              { term: t('terms.salaryIncrease'), value: words('salaryIncrease') },
              { term: t('terms.bonus'), value: words('bonus') },
            ]
          : []),
        { term: t('terms.allowance'), value: words('allowance') },
        { term: t('terms.transportCost'), value: words('transportCost') },
        {
          term: t('terms.workingHours'),
          value: words('workingHours'),
          note:
            terms.overtimeHours === null ? undefined : t('terms.overtime', { hours: terms.overtimeHours }),
        },
        {
          term: t('terms.place'),
          value: format.text(location === null ? null : pickBilingual(location, 'city', language)),
        },
        { term: t('terms.remoteWork'), value: words('remoteWork') },
        { term: t('terms.relocation'), value: yesOrNo(terms.hasRelocation) },
        { term: t('terms.workAbroad'), value: yesOrNo(terms.hasWorkAbroad) },
        {
          term: t('terms.englishUse'),
          value: format.text(terms.englishUse === null ? null : labels(`englishUse.${terms.englishUse}`)),
        },
        {
          term: t('terms.holidays'),
          value:
            terms.annualHolidays === null
              ? words('holidays')
              : t('terms.holidaysCount', { count: terms.annualHolidays }),
          note:
            terms.annualHolidays === null
              ? undefined
              : (pickBilingual(terms, 'holidays', language) ?? undefined),
        },
        ...(isJob
          ? [
              {
                term: t('terms.probation'),
                value:
                  terms.probationMonths === null
                    ? null
                    : t('terms.probationMonths', { count: terms.probationMonths }),
              },
            ]
          : []),
        { term: t('terms.training'), value: words('training') },
      ]}
    />
  );
}
