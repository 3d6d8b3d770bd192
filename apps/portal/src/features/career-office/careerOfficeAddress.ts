import type { inferParserType } from 'nuqs/server';
import { addressOf, asChecked, asOneOf, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { styles, topics } from './topics.ts';

/** Entries on a page. */
export const pageSize = 20;

/** A language as the contract writes it. */
const languageTag = /^(?=.{2,35}$)[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

const counsellorCodecs = {
  search: asSearch,
  topic: asOneOf(topics),
  style: asOneOf(styles),
  /** BCP 47. */
  language: asChecked((tag) => languageTag.test(tag)),
  page: asPage,
};

/** State of the list of counsellors in the address. */
export type CounsellorsAddress = Readonly<inferParserType<typeof counsellorCodecs>>;

/** The list of counsellors. */
export const counsellors = addressOf(paths.counsellors, counsellorCodecs);

/** Nothing searched or filtered. */
export const noCounsellorFilters = { search: '', topic: null, style: null, language: null } as const;

/** The list of sponsors. */
export const sponsors = addressOf(paths.sponsors, { search: asSearch, page: asPage });

/** The career office, whose past appointments have pages. */
export const careerOffice = addressOf(paths.careerOffice, { page: asPage });
