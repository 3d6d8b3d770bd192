import type { Job } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import type { TFunction } from 'i18next';
import { pickBilingual } from '../../shared/bilingual/pickBilingual.ts';
import { missingValue, type Format } from '../../shared/format/createFormat.ts';

/** Cities named in a list before the rest is counted. */
const namedPlaces = 2;

/** "Tokyo, Kawasaki +3"; `-` where the posting does not say. */
export function placeWords(job: Pick<Job, 'locations'>, language: Language): string {
  const cities = job.locations.map((location) => pickBilingual(location, 'city', language));
  if (cities.length === 0) return missingValue;
  const rest = cities.length - namedPlaces;
  const named = cities.slice(0, namedPlaces).join(language === 'jp' ? '、' : ', ');
  return rest > 0 ? `${named} +${rest}` : named;
}

/** The line of facts below a job's company: place, pay, work style; what is not known is left out. */
export function factsLine(job: Job, language: Language, format: Format, labels: TFunction<'labels'>): string {
  return format.list([
    job.locations.length === 0 ? null : placeWords(job, language),
    job.salary === null ? null : format.salary(job.salary),
    job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
    job.kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null,
  ]);
}

/** Why a job is not for this student, as the end of a sentence. */
export const notForYouWords = (job: Pick<Job, 'eligibility'>, t: TFunction<'jobs'>): string =>
  job.eligibility.reasons.map((reason) => t(`reason.${reason}`)).join(', ');
