/** Topic that wakes deliverers when something is due. */
export const DELIVERIES = 'deliveries';

/** Topic that wakes a user's open streams when their notifications change. */
export function notificationsOf(userId: string): string {
  return `notifications:${userId}`;
}
