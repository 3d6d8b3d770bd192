import { session } from '@michi/api/session';
import { isRecord, parseJson } from '../../shared/json/parseJson.ts';
import { releaseOf } from '../../shared/offline/release/releaseOf.ts';
import { storedSnapshot, snapshotClass, snapshotPath, type Snapshot } from './snapshot.ts';

// Compiled separately and inlined: shows the snapshot of the job list if it matches the student, language, release,
// width and day, unless the portal renders first. It runs after `bootScript`, which chooses the language.

const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) &&
  ['release', 'language', 'day', 'markup'].every((name) => typeof value[name] === 'string') &&
  typeof value['width'] === 'number';

const isFitting = ({ release, language, width, day }: Snapshot, now: Date): boolean =>
  release === releaseOf(document) &&
  language === document.documentElement.lang &&
  matchMedia(`(width: ${width}px)`).matches &&
  day === now.toDateString();

const untilStyled = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))),
  );

/** Shows a matching snapshot before the loading text, once the styles have loaded. */
export const showSnapshot = async (now: Date): Promise<void> => {
  const snapshot = parseJson(storedSnapshot.read());
  if (!isSnapshot(snapshot) || !isFitting(snapshot, now)) return;
  await untilStyled();
  const shown = document.createElement('div');
  shown.className = snapshotClass;
  shown.innerHTML = snapshot.markup;
  document.querySelector('#root > .boot')?.before(shown);
};

if (session.isSignedIn() && location.pathname + location.search === snapshotPath)
  document.addEventListener('readystatechange', () => void showSnapshot(new Date()), { once: true });
