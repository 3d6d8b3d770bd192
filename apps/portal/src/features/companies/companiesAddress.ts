import type { inferParserType } from 'nuqs/server';
import { addressOf, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

const codecs = { search: asSearch, page: asPage };

/** What the address of a list of companies carries. */
export type CompaniesAddress = Readonly<inferParserType<typeof codecs>>;

/** All companies. */
export const companies = addressOf(paths.companies, codecs);

/** The companies that looked at the student's profile. */
export const profileViews = addressOf(paths.viewedProfile, { page: asPage });
