import type { inferParserType } from 'nuqs/server';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { addressOf, asPage, asSearch } from '../../shared/navigation/searchParams.ts';

const codecs = { search: asSearch, page: asPage };

export type CompaniesAddress = Readonly<inferParserType<typeof codecs>>;

export const companies = addressOf(paths.companies, codecs);

export const profileViews = addressOf(paths.viewedProfile, codecs);

/** A company of the list, which keeps the list's query for the way back. */
export const toListedCompany = (id: string, list: CompaniesAddress): string =>
  companies.to(list, withQuery(paths.listedCompany, { id }));

/** A company that viewed the student's profile, which keeps the list's query for the way back. */
export const toViewedProfileCompany = (id: string, list: CompaniesAddress): string =>
  profileViews.to(list, withQuery(paths.viewedProfileCompany, { id }));
