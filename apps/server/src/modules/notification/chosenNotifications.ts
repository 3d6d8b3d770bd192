import type { NotificationGroup } from '../../platform/database/schema.ts';
import { invalidFields } from '../../platform/problem/problem.ts';
import { GROUPS } from './groups.ts';

/** Which notifications are meant: those named, or all of some groups up to a moment. */
export type ChosenNotifications =
  | { readonly ids: readonly string[] }
  | { readonly upTo: Date; readonly groups: readonly NotificationGroup[] };

/** What a request may say of them. */
export interface Choice {
  readonly ids?: readonly string[] | undefined;
  readonly upTo?: string | undefined;
  readonly group?: NotificationGroup | undefined;
}

/**
 * Reads which notifications are meant. A moment that lies ahead counts as now: nobody has seen what is still to come.
 * @throws Problem VALIDATION_FAILED for both, or for neither
 */
export function chosenNotifications({ ids, upTo, group }: Choice, now: Date): ChosenNotifications {
  if (ids !== undefined && upTo === undefined && group === undefined) return { ids };
  if (ids === undefined && upTo !== undefined) {
    const moment = new Date(upTo);
    return { upTo: moment < now ? moment : now, groups: group === undefined ? GROUPS : [group] };
  }
  throw invalidFields({ upTo: 'notificationsOrMoment' });
}
