import type { DataAhead } from '../shared/data-ahead/fetchAhead.ts';
import { paths } from '../shared/paths.ts';

const company = async () => (await import('../features/companies/fetchCompanyAhead.ts')).fetchCompanyAhead;
const seminars = async () => (await import('../features/seminars/fetchSeminarsAhead.ts')).fetchSeminarsAhead;

/** What tells of places few visits begin with what is asked for there first, for the reason of `laterScreens`. */
export const laterDataAhead: Readonly<Record<string, () => Promise<DataAhead>>> = {
  [paths.publicSeminars]: seminars,
  [paths.publicSeminar]: seminars,
  [paths.universitySeminars]: seminars,
  [paths.universitySeminar]: seminars,
  [paths.publicJobCompany]: company,
  [paths.universityJobCompany]: company,
  [paths.publicSeminarCompany]: company,
  [paths.universitySeminarCompany]: company,
  [paths.favoriteCompany]: company,
  [paths.interview]: async () =>
    (await import('../features/interviews/fetchInterviewAhead.ts')).fetchInterviewAhead,
  [paths.offerLetter]: async () => (await import('../features/offers/fetchOfferAhead.ts')).fetchOfferAhead,
};
