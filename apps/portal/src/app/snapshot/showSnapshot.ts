import { session } from '@michi/api/session';
import { releaseOf } from '../../shared/offline/release/releaseOf.ts';
import { storedSnapshot, snapshotClass, snapshotPath, type Snapshot } from './snapshot.ts';

/**
 * A script of the page, compiled apart: shows the snapshot of the list of jobs, if there is one of this student, language,
 * release, width and day, once the page is read and its styles are there, and unless the portal is quicker. It runs after
 * `bootScript`, which chooses the language.
 */

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'release' in value &&
  'language' in value &&
  'width' in value &&
  'day' in value &&
  'markup' in value &&
  [value.release, value.language, value.day, value.markup].every((text) => typeof text === 'string') &&
  typeof value.width === 'number';

/** The stored snapshot; null if there is none of this release, or it is not readable. */
const read = (): Snapshot | null => {
  try {
    const kept: unknown = JSON.parse(storedSnapshot.read() ?? 'null');
    return isSnapshot(kept) && kept.release === releaseOf(document) ? kept : null;
  } catch {
    return null;
  }
};

const isFitting = ({ language, width, day }: Snapshot, now: Date): boolean =>
  language === document.documentElement.lang &&
  matchMedia(`(width: ${width}px)`).matches &&
  day === now.toDateString();

const untilStyled = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))),
  );

/** Shows the snapshot that matches this page, before the loading text, once the styles have loaded. */
export const showSnapshot = async (now: Date): Promise<void> => {
  const snapshot = read();
  if (snapshot === null || !isFitting(snapshot, now)) return;
  await untilStyled();
  const shown = document.createElement('div');
  shown.className = snapshotClass;
  shown.innerHTML = snapshot.markup;
  document.querySelector('#root > .boot')?.before(shown);
};

if (session.isSignedIn() && location.pathname + location.search === snapshotPath)
  document.addEventListener('readystatechange', () => void showSnapshot(new Date()), { once: true });
