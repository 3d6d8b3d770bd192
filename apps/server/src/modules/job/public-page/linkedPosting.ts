import type { Language } from '../../../platform/problem/language.ts';
import { sanitizeRichText } from '../../../platform/import/sanitizeRichText.ts';
import type { PublicJob } from './publicJob.ts';

const EMPLOYMENT_TYPES: Readonly<Record<PublicJob['employmentStatus'], string>> = {
  PERMANENT: 'FULL_TIME',
  CONTRACT: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
  PART_TIME: 'PART_TIME',
  INTERNSHIP: 'INTERN',
  OTHER: 'OTHER',
};

/** A text of a job in the language of the page, in English where only that is known. */
export const inLanguage = (
  texts: readonly [english: string, japanese: string | null],
  language: Language,
): string => (language === 'jp' ? (texts[1] ?? texts[0]) : texts[0]);

/** What the work is, as safe HTML whoever wrote the row; null if the posting does not say. */
export function descriptionOf({ description, descriptionJp }: PublicJob, language: Language): string | null {
  const text = language === 'jp' ? (descriptionJp ?? description) : (description ?? descriptionJp);
  return text === null ? null : sanitizeRichText(text);
}

/** Pay of a job, or of an internship where that is for a unit of time: schema.org has no word for other pay, or for none. */
function payOf({ internship, salary }: PublicJob): PublicJob['salary'] {
  const compensation = internship?.compensation ?? null;
  if (compensation === null) return salary;
  if (compensation.period === 'WHOLE' || compensation.amount.amount === 0) return null;
  const { amount, currency } = compensation.amount;
  return { minimum: amount, maximum: amount, currency, period: compensation.period };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * A job as schema.org's JobPosting, by the rules of search engines for jobs: a property that the posting does not state is
 * left out, and a remote job names the countries of its applicants.
 * @param address of its page
 * @param region of the deployment, in which applicants are where a remote job names no place
 */
export function linkedPosting(job: PublicJob, language: Language, address: string, region: string): object {
  const title = inLanguage([job.title, job.titleJp], language);
  const company = inLanguage([job.company.name, job.company.nameJp], language);
  const countries = [...new Set(job.locations.flatMap(({ country }) => country ?? []))];
  const applicants = countries.length > 0 || !/^[a-z]{2}$/i.test(region) ? countries : [region.toUpperCase()];
  const pay = payOf(job);
  const isRemote = job.workStyle === 'REMOTE' && applicants.length > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job, language) ?? sanitizeRichText(`${title}\n\n${company}`),
    identifier: { '@type': 'PropertyValue', name: company, value: job.code },
    datePosted: job.postedAt,
    ...(job.entryDeadline !== null && { validThrough: job.entryDeadline }),
    employmentType: EMPLOYMENT_TYPES[job.employmentStatus],
    hiringOrganization: { '@type': 'Organization', name: company },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: applicants.map((country) => ({
            '@type': 'Country',
            name: countryNames.of(country) ?? country,
          })),
        }
      : job.locations.length > 0 && {
          jobLocation: job.locations.map(({ city, cityJp, country, region: area, regionJp }) => ({
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: inLanguage([city, cityJp], language),
              ...(area !== null && { addressRegion: inLanguage([area, regionJp], language) }),
              ...(country !== null && { addressCountry: country }),
            },
          })),
        }),
    ...(pay !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          ...(pay.minimum === pay.maximum
            ? { value: pay.minimum }
            : {
                ...(pay.minimum !== null && { minValue: pay.minimum }),
                ...(pay.maximum !== null && { maxValue: pay.maximum }),
              }),
          unitText: pay.period,
        },
      },
    }),
    url: address,
  };
}
