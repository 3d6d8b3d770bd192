import type { NotificationGroup } from '../../platform/database/schema.ts';
import { invalidFields } from '../../platform/problem/problem.ts';
import { GROUPS } from './groups.ts';

/** Selected notifications: by id, or all of some groups up to a time. */
export type ChosenNotifications =
  | { readonly ids: readonly string[] }
  | { readonly upTo: Date; readonly groups: readonly NotificationGroup[] };

interface Choice {
  readonly ids?: readonly string[] | undefined;
  readonly upTo?: string | undefined;
  readonly group?: NotificationGroup | undefined;
}

/**
 * Reads which notifications a request selects. A future time counts as now: later notifications cannot have been seen.
 * @throws Problem VALIDATION_FAILED unless exactly one kind of selection is given
 */
export function chosenNotifications({ ids, upTo, group }: Choice, now: Date): ChosenNotifications {
  if (ids !== undefined && upTo === undefined && group === undefined) return { ids };
  if (ids === undefined && upTo !== undefined) {
    const moment = new Date(upTo);
    return { upTo: moment < now ? moment : now, groups: group === undefined ? GROUPS : [group] };
  }
  throw invalidFields({ upTo: 'notificationsOrMoment' });
}
