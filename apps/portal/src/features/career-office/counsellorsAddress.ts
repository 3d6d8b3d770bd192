import type { CounsellingTopic, ListCounsellorsParams } from '@michi/api/user';
import { toCounsellors } from '../../shared/paths.ts';
import { longestSearch, pageIn, pageSize } from './listAddress.ts';
import { styles, topics, type Style } from './topics.ts';

/** What the list of counsellors shows, as its address says it. */
export interface CounsellorsAddress {
  readonly search: string;
  readonly topic: CounsellingTopic | null;
  readonly style: Style | null;
  /** BCP 47. */
  readonly language: string | null;
  readonly page: number;
}

/** A language as the contract writes it. */
const languageTag = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** Reads the query of the list; what makes no sense is left out. */
export const readCounsellorsAddress = (query: URLSearchParams): CounsellorsAddress => {
  const language = query.get('language') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, longestSearch),
    topic: topics.find((topic) => topic === query.get('topic')) ?? null,
    style: styles.find((style) => style === query.get('style')) ?? null,
    language: language.length <= 35 && languageTag.test(language) ? language : null,
    page: pageIn(query),
  };
};

/** Whether anything is left out of the list. */
export const isFiltered = ({ search, topic, style, language }: CounsellorsAddress): boolean =>
  search !== '' || topic !== null || style !== null || language !== null;

/** The address of a list; the first page is not said. */
export const toCounsellorsAddress = ({ page, ...rest }: CounsellorsAddress): string =>
  toCounsellors({ ...rest, page: page === 1 ? null : page });

/** What the service is asked for. */
export const toListCounsellorsParams = ({
  search,
  topic,
  style,
  language,
  page,
}: CounsellorsAddress): ListCounsellorsParams => ({
  page,
  size: pageSize,
  ...(search !== '' && { search }),
  ...(topic !== null && { topic }),
  ...(style !== null && { style }),
  ...(language !== null && { language }),
});
