import { CHOICE_OF } from './kinds.ts';
import { nextDigest, quietUntil } from './localTime.ts';
import type { NotificationChoices } from './notificationChoices.ts';
import { dayAt } from '../calendar/days.ts';
import type { NotificationKind } from '../database/schema.ts';

export interface DueDelivery {
  readonly channel: 'PUSH' | 'MAIL';
  readonly kind: NotificationKind;
  readonly createdAt: string;
  /** Whether it has been read in the portal in the meantime. */
  readonly isRead: boolean;
  /** It has waited for the digest of the day. */
  readonly isInDigest: boolean;
}

export interface DeliveryReader {
  readonly isActive: boolean;
  readonly choices: NotificationChoices;
  readonly timezone: string;
  readonly digestedOn: string | null;
}

export type Decision =
  | { readonly do: 'drop' }
  | { readonly do: 'send' }
  | { readonly do: 'digest' }
  | { readonly do: 'wait'; readonly until: Date; readonly isInDigest: boolean };

/** Milliseconds after which a push message and a mail are out of date. */
const LIFETIME = { PUSH: 24 * 60 * 60 * 1000, MAIL: 3 * 24 * 60 * 60 * 1000 } as const;

/** Applies the user's settings (user contract, `NotificationChoices`). */
export function decide(due: DueDelivery, reader: DeliveryReader, now: Date): Decision {
  const choice = reader.choices.choices.find(({ kind }) => kind === CHOICE_OF[due.kind]);
  const isWanted = due.channel === 'PUSH' ? choice?.isPushOn : choice?.isEmailOn;
  const isOld = now.getTime() - new Date(due.createdAt).getTime() > LIFETIME[due.channel];
  if (!reader.isActive || isWanted !== true || due.isRead || isOld) return { do: 'drop' };
  const isForDigest = due.channel === 'MAIL' && reader.choices.isDigestOn && CHOICE_OF[due.kind] !== 'RESULT';
  const hasDigest = reader.digestedOn === dayAt(now, reader.timezone);
  if (isForDigest && (!due.isInDigest || hasDigest)) {
    return {
      do: 'wait',
      until: nextDigest(now, reader.timezone, hasDigest ? reader.digestedOn : null),
      isInDigest: true,
    };
  }
  const until = quietUntil(now, reader.timezone, reader.choices.quietHours);
  if (until !== null) return { do: 'wait', until, isInDigest: due.isInDigest };
  return { do: isForDigest ? 'digest' : 'send' };
}
