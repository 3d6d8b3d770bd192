import { getListLocationsQueryOptions, type Location } from '@michi/api/common';
import {
  getListCompaniesQueryOptions,
  getListIndustriesQueryOptions,
  type CompanySummary,
} from '@michi/api/company';
import { getListJobCategoriesQueryOptions, type Category, type CategoryNode } from '@michi/api/job';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useHasNavigated } from './navigation/history.tsx';
import { afterFrame, untilIdle } from './ui/screen/afterLoad.ts';
import { session } from '@michi/api/session';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { logger } from './settings/logger.ts';

/** Number of children by top-level title (specs/COVERAGE.md, section 3, "Shapes"). */
type ChildCounts = Readonly<Record<string, number>>;

/** The lists kept in memory (specs/COVERAGE.md, section 4, "Global data"). Empty until loaded. */
interface GlobalData {
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

const noGlobalData: GlobalData = {
  locations: [],
  companies: [],
  jobCategories: [],
  categoryTree: [],
  categoryCounts: {},
  industryTree: [],
  industryCounts: {},
  plainIndustries: [],
};

const countChildren = (tree: readonly CategoryNode[]): ChildCounts =>
  Object.fromEntries(tree.map(({ title, children }) => [title, children.length]));

/** Lists the nodes of a tree, each parent before its children. */
const flatten = (tree: readonly CategoryNode[]): readonly Category[] =>
  tree.flatMap(({ children, ...parent }) => [parent, ...children]);

interface GlobalList {
  /** Log message of a failed load, from specs/COVERAGE.md, section 8. */
  readonly failure: string;
  readonly fetch: (client: QueryClient) => Promise<Partial<GlobalData>>;
}

// Categories change only with a release; screens share the cached response.
const query = { staleTime: Number.POSITIVE_INFINITY, meta: { isSilent: true } };

const fetchJobCategories = (client: QueryClient) =>
  client.fetchQuery(getListJobCategoriesQueryOptions({ query }));

/** The global lists. Two of the spec's six log messages name other lists: universities, initial capital. */
const globalLists: readonly GlobalList[] = [
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

/** Longest wait for the queries of a screen, in milliseconds: on a slow network waiting gains nothing. */
const patience = 3_000;

/** Longest wait for an idle browser, in milliseconds: there is no idle moment while other tabs are busy. */
const maxIdleWait = 500;

const untilNoQueryIsPending = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const refresh = (): void => {
      if (client.isFetching() > 0) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = client.getQueryCache().subscribe(refresh);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, patience);
    refresh();
  });

/** Waits until the first screen's queries have settled and rendered, so that deferred work competes with neither. */
export const untilQueriesSettled = async (client: QueryClient): Promise<void> => {
  await untilNoQueryIsPending(client);
  // A long list renders in small steps, and the browser is idle between two of them.
  await untilIdle(maxIdleWait);
  await new Promise<void>((resolve) => {
    afterFrame(resolve);
  });
  await untilIdle(maxIdleWait);
};

const GlobalDataContext = createContext<GlobalData | null>(null);

const FirstDataRenderedContext = createContext(true);

/**
 * Loads the global lists once, after the first screen's requests. A failed list is logged with the message of specs/COVERAGE.md
 * and stays empty, without an error message (section 8). In another language all data are requested again, since names
 * are in its order.
 */
export function GlobalDataProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const language = useSyncExternalStore(session.subscribe, session.language);
  const requested = useRef(language);
  const loading = useRef<Promise<unknown>>(Promise.resolve());
  const [data, setData] = useState(noGlobalData);
  const [isFirstDataRendered, setFirstDataRendered] = useState(false);
  useEffect(() => {
    let isOver = false;
    const load = ({ fetch, failure }: GlobalList): Promise<void> =>
      fetch(client).then(
        (lists) => {
          if (!isOver) setData((before) => ({ ...before, ...lists }));
        },
        (cause: unknown) => {
          if (!isOver) logger.error(failure, cause);
        },
      );
    const isLanguageChanged = requested.current !== language;
    requested.current = language;
    if (isLanguageChanged) void client.invalidateQueries();
    void Promise.all([untilQueriesSettled(client), loading.current]).then(() => {
      if (isOver) return;
      // A response that was pending at the change is in the language before, and would count as fresh.
      if (isLanguageChanged) void client.invalidateQueries({ type: 'inactive', refetchType: 'none' });
      setFirstDataRendered(true);
      loading.current = Promise.all(globalLists.map(load));
    });
    return () => {
      isOver = true;
    };
  }, [client, language]);
  return (
    <GlobalDataContext value={data}>
      <FirstDataRenderedContext value={isFirstDataRendered}>{children}</FirstDataRenderedContext>
    </GlobalDataContext>
  );
}

/** Whether the first screen's data have rendered: minor data, such as a count on a bell, load after that. Stays true. */
export const useIsFirstDataRendered = (): boolean => useContext(FirstDataRenderedContext);

/**
 * Whether an earlier screen of this visit, such as the login, has led here and the data here have rendered: the page is in use, and
 * deferred parts compete with nothing.
 */
export const useIsInUse = (): boolean => {
  const hasNavigated = useHasNavigated();
  return useIsFirstDataRendered() && hasNavigated;
};

/** Returns the lists kept in memory (specs/COVERAGE.md, section 4). @throws outside a `GlobalDataProvider` */
export const useGlobalData = (): GlobalData => {
  const data = useContext(GlobalDataContext);
  if (data === null) throw new Error('useGlobalData must be used within a GlobalDataProvider');
  return data;
};
