import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import type { FlatNamespace, ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

/** Options of a query that a loader needs; those of `useQuery` are assignable. */
export interface ScreenQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction | SkipToken;
  readonly enabled?: unknown;
}

/** The queries that a screen reads first at an address, with its own options. */
export type ScreenQueries = (address: URL) => readonly ScreenQuery[];

/** Who may open a screen. */
export type Access = 'visitors' | 'everybody' | 'newAccounts' | 'students' | 'admins';

export type TitleKey = { [Name in FlatNamespace]: `${Name}:${ParseKeys<Name>}` }[FlatNamespace];

export interface ScreenHandle {
  /** Title of the tab and the announcement after navigation; `useScreenTitle` replaces it by the open entry's. */
  readonly title: TitleKey;
  readonly access: Access;
  /** Only for students of a university: `UniversityOnly` tells others so, and the navigation omits it. */
  readonly ofUniversity?: true;
  /** Namespaces of its translations besides `shared`. */
  readonly namespaces: readonly string[];
  readonly queries?: () => Promise<ScreenQueries>;
  /** A lazy component that this address renders from the start. */
  readonly lazyChild?: () => Promise<{ readonly default: unknown }>;
}

/** A React Router route of a screen, declared in its feature. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: { readonly Component: () => Promise<ComponentType> };
}
