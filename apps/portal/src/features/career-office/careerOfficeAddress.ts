import type { CounsellingStyle, CounsellingTopic } from '@michi/api/university';
import type { inferParserType } from 'nuqs/server';
import { paths } from '../../shared/navigation/paths.ts';
import {
  addressOf,
  asChecked,
  asOpened,
  asOneOf,
  asPage,
  asSearch,
} from '../../shared/navigation/searchParams.ts';

export const topics = [
  'CAREER_PLANNING',
  'JOB_SEARCH',
  'RESUME',
  'INTERVIEW',
  'OFFER',
  'OTHER',
] as const satisfies readonly CounsellingTopic[];

export type Style = CounsellingStyle;

/** Formats in display order. */
export const styles = ['ONLINE', 'OFFLINE'] as const satisfies readonly Style[];

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
