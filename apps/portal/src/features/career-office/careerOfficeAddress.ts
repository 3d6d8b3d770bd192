import type { inferParserType } from 'nuqs/server';
import {
  addressOf,
  asChecked,
  asOpened,
  asOneOf,
  asPage,
  asSearch,
} from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { styles, topics } from './topics.ts';

export const pageSize = 20;

/** Pattern of a language tag in the contract. */
const languageTag = /^(?=.{2,35}$)[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

const counsellorCodecs = {
  search: asSearch,
  topic: asOneOf(topics),
  style: asOneOf(styles),
  /** BCP 47. */
  language: asChecked((tag) => languageTag.test(tag)),
  page: asPage,
};

export type CounsellorsAddress = Readonly<inferParserType<typeof counsellorCodecs>>;

export const counsellors = addressOf(paths.counsellors, counsellorCodecs);

export const noCounsellorFilters = { topic: null, style: null, language: null } as const;

export const sponsors = addressOf(paths.sponsors, { search: asSearch, page: asPage });

/** The career office: an open appointment, or the page of past ones. */
export const careerOffice = addressOf(paths.careerOffice, { appointment: asOpened, page: asPage });
