import { getListLocationsQueryOptions, type Location } from '@michi/api/common';
import {
  getListCompaniesQueryOptions,
  getListIndustriesQueryOptions,
  type CompanySummary,
} from '@michi/api/company';
import { getListJobCategoriesQueryOptions, type Category, type CategoryNode } from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** How many children a tree has below each top-level title (specs/COVERAGE.md, section 3, "Shapes"). */
export type ChildCounts = Readonly<Record<string, number>>;

/** The lists that the product keeps in memory (specs/COVERAGE.md, section 4, "Global data"). Empty until fetched. */
export interface GlobalData {
  readonly locations: readonly Location[];
  readonly companies: readonly CompanySummary[];
  /** Every job category, those below others included. */
  readonly jobCategories: readonly Category[];
  readonly categoryTree: readonly CategoryNode[];
  readonly categoryCounts: ChildCounts;
  readonly industryTree: readonly CategoryNode[];
  readonly industryCounts: ChildCounts;
  /** Every industry of companies, without nesting. */
  readonly plainIndustries: readonly Category[];
}

/** Initial empty lists. */
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

/** Size of the one page of companies that is loaded (specs/COVERAGE.md, section 9). */
export const companyPageSize = 1000;

/** Counts the children below each top-level title. */
export const countChildren = (tree: readonly CategoryNode[]): ChildCounts =>
  Object.fromEntries(tree.map(({ title, children }) => [title, children.length]));

const withoutChildren = ({ id, title, titleJp, parentId, jobCount }: Category): Category => ({
  id,
  title,
  titleJp,
  parentId,
  jobCount,
});

/** A tree as one list, each parent before its children. */
export const flatten = (tree: readonly CategoryNode[]): readonly Category[] =>
  tree.flatMap((node) => [withoutChildren(node), ...node.children.map(withoutChildren)]);

/** One list of the global data: its fetch, and the log message if it fails. */
export interface GlobalList {
  /** The product spec's words (section 8). */
  readonly failure: string;
  readonly fetch: (client: QueryClient) => Promise<Partial<GlobalData>>;
}

// Categories change with a release, not within a visit; screens that request them share the response.
const query = { staleTime: Number.POSITIVE_INFINITY, meta: { isSilent: true } };

const fetchJobCategories = (client: QueryClient) =>
  client.fetchQuery(getListJobCategoriesQueryOptions({ query }));

/**
 * The global lists, each with its own fetch. The spec has a log message for each of the six; two of them name other
 * lists: that of the plain industries mentions universities, that of the job categories initial capital.
 */
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
      const page = await client.fetchQuery(
        getListCompaniesQueryOptions({ size: companyPageSize }, { query }),
      );
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
