import {
  getListCompaniesQueryOptions,
  getListProfileViewsQueryOptions,
  getShowCompanyQueryOptions,
} from '@michi/api/company';
import { keepPreviousData } from '@tanstack/react-query';
import { openedIn, whatIsSet } from '../../shared/navigation/searchParams.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { companies, profileViews, type CompaniesAddress } from './companiesAddress.ts';

export const pageSize = 20;

/** A page of all companies, or of those that match a search. */
export const companiesQuery = (address: CompaniesAddress) =>
  getListCompaniesQueryOptions(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );

/** A page of the companies that viewed the student's profile, or of those that match a search. */
export const profileViewsQuery = (address: CompaniesAddress) =>
  getListProfileViewsQueryOptions(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );

/** One company; disabled without an id. */
export const companyQuery = (id: string) => getShowCompanyQueryOptions(id, { query: { enabled: id !== '' } });

export const companiesQueries: ScreenQueries = ({ searchParams }) => [
  companiesQuery(companies.read(searchParams)),
];

export const profileViewsQueries: ScreenQueries = ({ searchParams }) => [
  profileViewsQuery(profileViews.read(searchParams)),
];

export const companyQueries: ScreenQueries = ({ searchParams }) => [companyQuery(openedIn(searchParams))];
