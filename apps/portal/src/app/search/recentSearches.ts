import { userEntry } from '../../shared/session/browser-storage/entries.ts';

/** How many earlier searches are offered. */
const most = 5;

const entry = userEntry('RECENT_SEARCHES');

/** The student's latest searches on this device, the last first. */
export const readRecentSearches = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Puts a search first; it stays until its student signs out. */
export const keepRecentSearch = (text: string): void =>
  entry.write(
    JSON.stringify([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, most)),
  );
