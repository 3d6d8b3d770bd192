import type { StudentQr } from '@michi/api/user';
import { isRecord, parseJson } from '../../json/parseJson.ts';
import { userEntry } from '../../session/browser-storage/entries.ts';

const entry = userEntry('STUDENT_QR');

/** Caches a code in this tab until the session ends, for a reload without a network. */
export const cacheQr = ({ token, expiresAt }: StudentQr): void =>
  entry.write(JSON.stringify({ token, expiresAt }));

const isQr = (value: unknown): value is StudentQr =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['expiresAt'] === 'string';

/** The cached code; null if there is none or it has expired. */
export const readCachedQr = (now: Date): StudentQr | null => {
  const kept = parseJson(entry.read());
  if (isQr(kept) && Date.parse(kept.expiresAt) > now.getTime()) return kept;
  entry.remove();
  return null;
};
