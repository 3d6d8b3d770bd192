/** The common service: lists that every area shares. Hooks, calls, query keys and types; made from `specs/common`. */
export {
  listLocations,
  getListLocationsQueryKey,
  getListLocationsQueryOptions,
  invalidateListLocations,
  prefetchListLocationsQuery,
  useListLocations,
  useListLocationsSuspense,
} from './generated/common/hooks/list-locations.ts';
export type { Location } from './generated/common/model/index.ts';
