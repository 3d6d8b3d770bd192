/** What listeners are woken with when something waits to be sent on. */
export const DELIVERIES = 'deliveries';

/** What the open windows of a user are woken with when their notifications change. */
export function notificationsOf(userId: string): string {
  return `notifications:${userId}`;
}
