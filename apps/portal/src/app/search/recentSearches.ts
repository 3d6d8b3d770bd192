import { parseJson } from '../../shared/json/parseJson.ts';
import { userEntry } from '../../shared/session/browser-storage/entries.ts';

/** Number of stored searches. */
const most = 5;

const entry = userEntry('RECENT_SEARCHES');

/** The student's latest searches on this device, newest first. */
export const readRecentSearches = (): readonly string[] => {
  const stored = parseJson(entry.read());
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : [];
};

/** Stores a search as the newest; deleted at sign-out. */
export const keepRecentSearch = (text: string): void =>
  entry.write(
    JSON.stringify([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, most)),
  );
