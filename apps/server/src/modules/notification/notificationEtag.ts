import { createHash } from 'node:crypto';

/**
 * Names the state of an answer about a user's notifications: their version, and what was asked.
 * @param version of the user's `notification_states`
 */
export function notificationEtag(version: number, question: object): string {
  const asked = createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 12);
  return `W/"n1-${version}-${asked}"`;
}
