import type { ComponentType } from 'react';

/** Prefetches what a screen asks for first at an address; the screen reads the same queries. */
export type ScreenLoader = (args: { readonly request: Request }) => null;

/** What the portal knows of a screen besides its route. */
export interface ScreenHandle {
  /** The namespaces of its translations, beside the shared ones. */
  readonly words: readonly string[];
  /**
   * Visits begin here: the page asks for its first data and words before any other script is there, and a returning visit
   * finds the page on the device. `byId` where the data are of the `id` in the query.
   */
  readonly isEntry?: true | 'byId';
}

/** The route of a screen (React Router's route object): address, code and data, told once, in its feature. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: {
    readonly Component: () => Promise<ComponentType>;
    readonly loader?: () => Promise<ScreenLoader>;
    /** A part that the screen shows at this address at first, and does without at others. */
    readonly part?: () => Promise<{ readonly default: unknown }>;
  };
}
