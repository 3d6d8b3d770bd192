import type { StudentQr } from '@michi/api/user';
import { userEntry } from '../../session/browser-storage/entries.ts';

const entry = userEntry('STUDENT_QR');

/** Keeps a code in this tab, where a reload without a network finds it, until the session ends. */
export const cacheQr = ({ token, expiresAt }: StudentQr): void =>
  entry.write(JSON.stringify({ token, expiresAt }));

const isQr = (value: unknown): value is StudentQr =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The code that was kept last; null without one, and as soon as it is no longer good. */
export const readCachedQr = (now: Date): StudentQr | null => {
  const kept = parse(entry.read() ?? 'null');
  if (isQr(kept) && Date.parse(kept.expiresAt) > now.getTime()) return kept;
  entry.remove();
  return null;
};
