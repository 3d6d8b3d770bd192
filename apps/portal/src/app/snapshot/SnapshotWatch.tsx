import { session } from '@michi/api/session';
import { media } from '@michi/design-system/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { useIsFirstDataRendered } from '../../shared/global-data/GlobalDataProvider.tsx';
import { languageTags } from '../../shared/i18n/languages.ts';
import { releaseOf } from '../../shared/offline/release/releaseOf.ts';
import { listViews, useListView } from '../../shared/session/preferences.ts';
import { useIsFirstLocation } from '../../shared/navigation/FirstLocation.tsx';
import { storedSnapshot, snapshotPath, type Snapshot } from './snapshot.ts';

const rowSelector = 'main li';

/** Elements without function before hydration; links work. */
const controls = 'button, input, select, textarea';

const beginsBelow = (element: Element): boolean =>
  element.getBoundingClientRect().top + globalThis.scrollY > globalThis.innerHeight;

/**
 * The rendered portal without the rows below the first viewport and without style attributes, which the page's policy
 * forbids in markup. Null if no row is visible.
 */
const takeMarkup = (root: Element): string | null => {
  // Parsing the markup instead would report each style attribute as a violation of the policy.
  const copy = document.importNode(root, true);
  const copies = [...copy.querySelectorAll(rowSelector)];
  [...root.querySelectorAll(rowSelector)].forEach((row, index) => {
    if (beginsBelow(row)) copies[index]?.remove();
  });
  if (copy.querySelector(rowSelector) === null) return null;
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const element of copy.querySelectorAll(controls)) element.toggleAttribute('inert', true);
  return copy.innerHTML;
};

/**
 * Stores a snapshot of the job list after its first data are rendered, if a visit on a phone starts there; the first
 * render of the next visit then matches it. Removes it after any successful mutation. Renders nothing.
 */
export function SnapshotWatch() {
  const client = useQueryClient();
  const now = useContext(ClockContext);
  const isFirst = useIsFirstLocation();
  const areAnswersShown = useIsFirstDataRendered();
  const { pathname, search } = useLocation();
  const [view] = useListView();
  // Cards are in a separate chunk, and are not rendered first.
  const isList = view === listViews.list;
  const isTaken = isFirst && areAnswersShown && isList && pathname + search === snapshotPath;

  useEffect(() => {
    if (!isList) storedSnapshot.remove();
  }, [isList]);
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.state.status === 'success') storedSnapshot.remove();
      }),
    [client],
  );
  useEffect(() => {
    const root = document.querySelector('#root');
    const queries = client.getQueryCache().getAll();
    const hasFailed = queries.some(({ state }) => state.status === 'error');
    // `useMedia` would take every screen for a phone until the prerendered page is hydrated.
    const isPhone = !globalThis.matchMedia(media.tablet).matches;
    if (!isTaken || !isPhone || root === null || hasFailed || !navigator.onLine) return;
    const markup = takeMarkup(root);
    if (markup === null) return;
    const snapshot: Snapshot = {
      language: languageTags[session.language()],
      release: releaseOf(document),
      width: globalThis.innerWidth,
      day: now().toDateString(),
      markup,
    };
    storedSnapshot.write(JSON.stringify(snapshot));
  }, [client, now, isTaken]);
  return null;
}
