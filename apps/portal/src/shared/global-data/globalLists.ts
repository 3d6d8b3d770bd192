import { getListLocationsQueryOptions, type Location } from '@michi/api/common';
import {
  getListCompaniesQueryOptions,
  getListIndustriesQueryOptions,
  type CompanySummary,
} from '@michi/api/company';
import { getListJobCategoriesQueryOptions, type Category, type CategoryNode } from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** Number of children by top-level title (specs/COVERAGE.md, section 3, "Shapes"). */
export type ChildCounts = Readonly<Record<string, number>>;

/** The lists kept in memory (specs/COVERAGE.md, section 4, "Global data"). Empty until loaded. */
export interface GlobalData {
  readonly locations: readonly Location[];
  readonly companies: readonly CompanySummary[];
  /** Job categories of every level. */
  readonly jobCategories: readonly Category[];
  readonly categoryTree: readonly CategoryNode[];
  readonly categoryCounts: ChildCounts;
  readonly industryTree: readonly CategoryNode[];
  readonly industryCounts: ChildCounts;
  /** Industries of every level. */
  readonly plainIndustries: readonly Category[];
}

export const noGlobalData: GlobalData = {
  locations: [],
  companies: [],
  jobCategories: [],
  categoryTree: [],
  categoryCounts: {},
  industryTree: [],
  industryCounts: {},
  plainIndustries: [],
};

export const countChildren = (tree: readonly CategoryNode[]): ChildCounts =>
  Object.fromEntries(tree.map(({ title, children }) => [title, children.length]));

/** Lists the nodes of a tree, each parent before its children. */
export const flatten = (tree: readonly CategoryNode[]): readonly Category[] =>
  tree.flatMap(({ children, ...parent }) => [parent, ...children]);

export interface GlobalList {
  /** Log message of a failed load, from specs/COVERAGE.md, section 8. */
  readonly failure: string;
  readonly fetch: (client: QueryClient) => Promise<Partial<GlobalData>>;
}

// Categories change only with a release; screens share the cached response.
const query = { staleTime: Number.POSITIVE_INFINITY, meta: { isSilent: true } };

const fetchJobCategories = (client: QueryClient) =>
  client.fetchQuery(getListJobCategoriesQueryOptions({ query }));

/** The global lists. Two of the spec's six log messages name other lists: universities, initial capital. */
export const globalLists: readonly GlobalList[] = [
  {
    failure: 'Cannot Set All Locations',
    fetch: async (client) => ({
      locations: await client.fetchQuery(getListLocationsQueryOptions({ query })),
    }),
  },
  {
    failure: 'Cannot Set All Companies',
    fetch: async (client) => {
      // One page (specs/COVERAGE.md, section 9).
      const page = await client.fetchQuery(getListCompaniesQueryOptions({ size: 1000 }, { query }));
      return { companies: page.companies };
    },
  },
  {
    failure: 'Cannot Set All Plain Universities',
    fetch: async (client) => {
      const plain = await client.fetchQuery(getListIndustriesQueryOptions({ isPlain: true }, { query }));
      return { plainIndustries: 'categories' in plain ? flatten(plain.categories) : plain };
    },
  },
  {
    failure: 'Cannot Set Company Initial Capital Categories',
    fetch: async (client) => ({ jobCategories: flatten((await fetchJobCategories(client)).categories) }),
  },
  {
    failure: 'Cannot Set Job Category Nested',
    fetch: async (client) => {
      const { categories } = await fetchJobCategories(client);
      return { categoryTree: categories, categoryCounts: countChildren(categories) };
    },
  },
  {
    failure: 'Cannot Set Job Industries Nested',
    fetch: async (client) => {
      const nested = await client.fetchQuery(getListIndustriesQueryOptions({ isPlain: false }, { query }));
      if (!('categories' in nested)) throw new TypeError('The industries came without nesting');
      return { industryTree: nested.categories, industryCounts: countChildren(nested.categories) };
    },
  },
];
