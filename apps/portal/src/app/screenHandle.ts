import type { FlatNamespace, ParseKeys } from 'i18next';

export type TitleKey = { [Name in FlatNamespace]: `${Name}:${ParseKeys<Name>}` }[FlatNamespace];

/** What must be known of a screen before its file is loaded. */
export interface ScreenHandle {
  /** Title of the tab and the announcement after navigation; `useScreenTitle` replaces it by the open entry's. */
  readonly title: TitleKey;
  /** Namespaces of its translations besides `shared`. */
  readonly namespaces?: readonly string[];
  /** Only for students of a university: `UniversityOnly` tells others so, and the navigation omits it. */
  readonly ofUniversity?: true;
}
