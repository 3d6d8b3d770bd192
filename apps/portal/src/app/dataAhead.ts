import { fetchCompanyAhead } from '../features/companies/fetchCompanyAhead.ts';
import { fetchDashboardAhead } from '../features/dashboard/fetchDashboardAhead.ts';
import { fetchInterviewAhead } from '../features/interviews/fetchInterviewAhead.ts';
import { fetchJobsAhead } from '../features/jobs/fetchJobsAhead.ts';
import { fetchOfferAhead } from '../features/offers/fetchOfferAhead.ts';
import { fetchProfileAhead } from '../features/profile/fetchProfileAhead.ts';
import { fetchSeminarsAhead } from '../features/seminars/fetchSeminarsAhead.ts';
import type { DataAhead } from '../shared/data-ahead/fetchAhead.ts';
import { paths } from '../shared/paths.ts';

const ofPlace: Readonly<Record<string, DataAhead>> = {
  [paths.dashboard]: fetchDashboardAhead,
  [paths.publicJobs]: fetchJobsAhead,
  [paths.publicJobDetails]: fetchJobsAhead,
  [paths.universityJobs]: fetchJobsAhead,
  [paths.universityJobDetails]: fetchJobsAhead,
  [paths.publicSeminars]: fetchSeminarsAhead,
  [paths.publicSeminar]: fetchSeminarsAhead,
  [paths.universitySeminars]: fetchSeminarsAhead,
  [paths.universitySeminar]: fetchSeminarsAhead,
  [paths.publicJobCompany]: fetchCompanyAhead,
  [paths.universityJobCompany]: fetchCompanyAhead,
  [paths.publicSeminarCompany]: fetchCompanyAhead,
  [paths.universitySeminarCompany]: fetchCompanyAhead,
  [paths.favoriteCompany]: fetchCompanyAhead,
  [paths.interview]: fetchInterviewAhead,
  [paths.offerLetter]: fetchOfferAhead,
  [paths.profile]: fetchProfileAhead,
};

/** Begins to fetch what the screen at an address will ask for first; nothing where none is known. */
export const dataAhead: DataAhead = (fetchAhead, destination) =>
  ofPlace[destination.pathname]?.(fetchAhead, destination);
