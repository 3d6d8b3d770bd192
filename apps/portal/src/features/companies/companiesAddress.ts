import type { inferParserType } from 'nuqs/server';
import { addressOf, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

const codecs = { search: asSearch, page: asPage };

export type CompaniesAddress = Readonly<inferParserType<typeof codecs>>;

export const companies = addressOf(paths.companies, codecs);

export const profileViews = addressOf(paths.viewedProfile, { page: asPage });
