import { session } from '@michi/api/session';
import type { StudentQr } from '@michi/api/user';
import { drafts } from '../drafts/drafts.ts';

/** By user: a session may be lost, and another begin in the same tab. */
const nameOf = (): string => `student-qr-${session.get('USER_ID') ?? ''}`;

/** Keeps a code in this tab, where a reload without a network finds it, until the student signs out. */
export const keepQr = ({ token, expiresAt }: StudentQr): void => drafts.keep(nameOf(), { token, expiresAt });

/** The code that was kept last; null without one, and as soon as it is no longer good. */
export const readQr = (now: Date): StudentQr | null => {
  const { token, expiresAt } = drafts.read(nameOf());
  if (token === undefined || expiresAt === undefined) return null;
  if (Date.parse(expiresAt) > now.getTime()) return { token, expiresAt };
  drafts.discard(nameOf());
  return null;
};
