import type { CompanyDetail } from '@michi/api/company';
import type { Compensation, EligibilityReason, Job, JobDetail } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import type { TFunction } from 'i18next';
import { missingValue, type Format } from '../../shared/format/createFormat.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';

const namedLocations = 2;

/** "Tokyo, Kawasaki +3", 東京、川崎ほか3か所; `-` where the posting does not say. */
export function locationsLabel(job: Pick<Job, 'locations'>, language: Language): string {
  const rest = job.locations.length - namedLocations;
  const named = allLocations({ locations: job.locations.slice(0, namedLocations) }, language);
  if (rest <= 0) return named;
  return language === 'jp' ? `${named}ほか${rest}か所` : `${named} +${rest}`;
}

/** "Tokyo, Kawasaki", "Austin, TX; Reston, VA" or 東京、川崎; `-` where the posting does not say. */
export function allLocations({ locations }: Pick<Job, 'locations'>, language: Language): string {
  if (locations.length === 0) return missingValue;
  const cities = locations.map((location) => pickBilingual(location, 'city', language));
  const separator = cities.some((city) => city.includes(',')) ? '; ' : ', ';
  return cities.join(language === 'jp' ? '、' : separator);
}

/** "¥10,000 / day", "$17.50 / hour" or "Unpaid"; `-` where the posting does not say. */
export function compensationLabel(
  compensation: Compensation | null,
  format: Format,
  t: TFunction<'jobs'>,
): string {
  if (compensation === null) return missingValue;
  const { amount, period } = compensation;
  return amount.amount === 0
    ? t('internship.unpaid')
    : t(`internship.pay.${period}`, { amount: format.exactAmount(amount) });
}

/** Period of an internship as stated, otherwise its first and last day; null if neither is stated. */
export function periodLabel(job: Pick<Job, 'internship'>, language: Language, format: Format): string | null {
  const { internship } = job;
  if (internship === null) return null;
  const stated = pickBilingual(internship, 'period', language);
  if (stated !== null) return stated;
  const { endDate, startDate } = internship;
  if (startDate === null || endDate === null) return startDate === null ? null : format.date(startDate);
  return format.dates(startDate, endDate);
}

/** Pay of a job, or pay and period of an internship; null for each unknown value. */
export function payAndPeriod(
  job: Job,
  language: Language,
  format: Format,
  t: TFunction<'jobs'>,
): readonly (string | null)[] {
  const compensation = job.internship?.compensation ?? null;
  const salary = job.salary === null ? null : format.salary(job.salary);
  return [
    compensation === null ? salary : compensationLabel(compensation, format, t),
    periodLabel(job, language, format),
  ];
}

/** Place, pay, period and work style of a job in one line; unknown values are omitted. */
export function factsLine(
  job: Job,
  language: Language,
  format: Format,
  labels: TFunction<'labels'>,
  t: TFunction<'jobs'>,
): string {
  return format.list([
    job.locations.length === 0 ? null : locationsLabel(job, language),
    ...payAndPeriod(job, language, format, t),
    job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
    job.kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null,
  ]);
}

const reasonsAgainst = ['GRADUATION_YEAR', 'FIELD_OF_STUDY', 'OTHER_UNIVERSITY'] as const;

/** Why a job is not for this student, as the end of a sentence. */
export const notEligibleLabel = (job: Pick<Job, 'eligibility'>, t: TFunction<'jobs'>): string =>
  reasonsAgainst
    .filter((reason) => job.eligibility.reasons.includes(reason))
    .map((reason) => t(`reason.${reason}`))
    .join(t('reasonSeparator'));

/**
 * What a list warns of: the posting requires it of this student, or is old. What would be a mark on every row, its own text,
 * what it does not state and what the profile lacks, is on its page.
 */
const warnings: ReadonlySet<EligibilityReason> = new Set(['JAPANESE_LEVEL', 'NO_VISA_SUPPORT', 'STALE']);

/** Whether a job has a warning in a list. */
export const hasWarning = ({ eligibility }: Pick<Job, 'eligibility'>): boolean =>
  eligibility.reasons.some((reason) => warnings.has(reason));

/** Who may apply, as far as every student has to know. */
const whoMayApply = [
  'GRADUATION_YEAR_NOT_TOLD',
  'FIELD_OF_STUDY_NOT_TOLD',
  'JAPANESE_LEVEL_NOT_TOLD',
] as const;

const unspecifiedConditions = [...whoMayApply, 'VISA_SUPPORT_NOT_TOLD'] as const;

/** Whether nothing is to be checked but what the posting does not state. */
export const isOnlyUnspecified = ({ eligibility }: Pick<Job, 'eligibility'>): boolean =>
  eligibility.reasons.every((reason) => unspecifiedConditions.some((one) => one === reason));

/** Names the unspecified conditions of a posting in one sentence; null if there are none. */
export function unspecifiedLabel(
  job: Pick<Job, 'eligibility'>,
  language: Language,
  t: TFunction<'jobs'>,
): string | null {
  const open = unspecifiedConditions.filter((reason) => job.eligibility.reasons.includes(reason));
  if (open.length === 0) return null;
  if (whoMayApply.every((reason) => open.includes(reason))) return t('detail.noConditionTold');
  const texts = open.map((reason) => t(`detail.conditionNotTold.${reason}`));
  const conditions =
    language === 'jp' ? texts.join('、') : new Intl.ListFormat('en', { type: 'disjunction' }).format(texts);
  return t('detail.notTold', { conditions });
}

/** How soon to expect a reply to an application for a job, and who says so. */
interface JobReplyTime {
  readonly days: number;
  readonly source: 'POSTING' | 'COMPANY' | 'COUNTED';
}

/** The promise by which a reply is late later, otherwise the median of the counted replies. */
export const jobReplyTime = (
  { resultWithinDays }: Pick<JobDetail['terms'], 'resultWithinDays'>,
  { responseDays }: Pick<JobDetail['job']['company'], 'responseDays'>,
  record: CompanyDetail['responseRecord'],
): JobReplyTime | null => {
  if (resultWithinDays !== null) return { days: resultWithinDays, source: 'POSTING' };
  if (responseDays !== null) return { days: responseDays, source: 'COMPANY' };
  const median = record?.medianDays ?? null;
  return median === null ? null : { days: median, source: 'COUNTED' };
};
