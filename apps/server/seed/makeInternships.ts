import type { InternshipTerms } from '../src/modules/job/index.ts';
import { INTERNSHIP_KINDS } from './data/internships.ts';
import { INTERNSHIP_TIME } from './data/terms.ts';
import type { MadeCompany } from './makeCompanies.ts';
import type { MadeJob } from './makeJobs.ts';

const DAY = 24 * 60 * 60 * 1000;

const STYLES = { ON_SITE: 'OFFLINE', HYBRID: 'BOTH', REMOTE: 'ONLINE' } as const;

/** Internship terms of a demo posting, consistent with its description. */
export function makeInternshipTerms({ row }: MadeJob, { details }: MadeCompany): InternshipTerms {
  const kind = INTERNSHIP_TIME.findIndex(([time]) => row.description?.includes(time) === true);
  const { days, insurance, requirements, type, texts: text } = INTERNSHIP_KINDS[kind] ?? INTERNSHIP_KINDS[1];
  const startDate = row.start_date ?? null;
  const style = row.work_style;
  const currency = row.salary_currency;
  return {
    style: style === 'ON_SITE' || style === 'HYBRID' || style === 'REMOTE' ? STYLES[style] : null,
    type,
    period: text.period[0],
    periodJp: text.period[1],
    startDate,
    endDate:
      startDate === null
        ? null
        : new Date(Date.parse(`${startDate}T00:00:00Z`) + (days - 1) * DAY).toISOString().slice(0, 10),
    lunchBreakMinutes: 60,
    compensation:
      typeof row.salary_minimum === 'number' && typeof currency === 'string'
        ? {
            amount: { amount: row.salary_minimum, currency },
            period: row.salary_period === 'DAY' ? 'DAY' : 'HOUR',
          }
        : null,
    transportPayment: 'Paid, up to 2,000 yen a day',
    transportPaymentJp: '1日2,000円まで支給',
    accommodationPayment: text.accommodation[0],
    accommodationPaymentJp: text.accommodation[1],
    insurance: insurance[0],
    insuranceJp: insurance[1],
    requirements: requirements[0],
    requirementsJp: requirements[1],
    ...(row.field_of_study === 'SCIENCE'
      ? { majorOrientation: 'Science and engineering', majorOrientationJp: '理系' }
      : { majorOrientation: 'Any faculty', majorOrientationJp: '学部・学科不問' }),
    selectionInformation: 'What you do here does not count in later selection.',
    selectionInformationJp: '内容は本選考とは関係ありません。',
    contact: {
      name: 'Recruiting team',
      nameJp: '採用担当',
      email: details.email,
      phone: details.phone,
    },
    documents: [
      {
        name: 'Confidentiality agreement',
        nameJp: '秘密保持誓約書',
        link: details.website === null ? null : `${details.website}/internship/agreement.pdf`,
      },
      { name: 'Student card', nameJp: '学生証', link: null },
    ],
  };
}
