import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import type { FlatNamespace, ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

/** The options of a query, as far as a loader needs them: those of `useQuery` fit. */
export interface ScreenQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction | SkipToken;
  readonly enabled?: unknown;
}

/** The queries that a screen reads first at an address, with the very options it reads them with. */
export type ScreenQueries = (address: URL) => readonly ScreenQuery[];

/** Who may open a screen: visitors, everybody, or users with an account of that kind. */
export type Access = 'visitors' | 'everybody' | 'newAccounts' | 'students' | 'admins';

/** A translation with its namespace: `jobs:publicJobs`. */
export type TitleKey = { [Name in FlatNamespace]: `${Name}:${ParseKeys<Name>}` }[FlatNamespace];

/** A screen's properties besides its route. */
export interface ScreenHandle {
  /**
   * Title in the tab, in the history, and announced after a navigation; `useScreenTitle` replaces it by the shown
   * entry.
   */
  readonly title: TitleKey;
  readonly access: Access;
  /** Only for students of a university; the screen tells others so (`UniversityOnly`), and the navigation leaves it out. */
  readonly ofUniversity?: true;
  /** The namespaces of its translations, beside the shared ones. */
  readonly namespaces: readonly string[];
  /** Queries that its loader prefetches. */
  readonly queries?: () => Promise<ScreenQueries>;
  /** A lazy component that the screen shows at this address from the start, and does without at others. */
  readonly lazyChild?: () => Promise<{ readonly default: unknown }>;
  /**
   * Visits begin here: the page requests the data of its queries, and its translations, before any other script has
   * loaded. `byId` if the data belong to the `id` in the query.
   */
  readonly earlyData?: true | 'byId';
  /** Whether the build prerenders the screen for visitors. */
  readonly prerendered?: true;
}

/** The route of a screen, as React Router's route object has it; declared once, in its feature. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: { readonly Component: () => Promise<ComponentType> };
}
