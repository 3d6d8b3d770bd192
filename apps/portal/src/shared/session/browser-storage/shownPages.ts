import { storages, userEntry } from './entries.ts';
import { readKey } from './storedKeys.ts';

const entry = userEntry('SHOWN_PAGES');

/** Records that this tab shows screens of the signed-in user. */
export const recordShownPages = (): void => entry.write('1');

/** Id of the user whose screens this tab has shown; null if none, or after they have signed out. */
export const shownPagesOwner = (): string | null => {
  const owner = storages.tab
    .keys()
    .map(readKey)
    .find((key) => key?.name === 'SHOWN_PAGES')?.owner;
  return owner === undefined || owner === '' ? null : decodeURIComponent(owner);
};
