import { session } from '@michi/api/session';
import { media } from '@michi/design-system/theme';
import type { QueryClient } from '@tanstack/react-query';
import { languageTags } from '../../shared/i18n/languages.ts';
import { keptPicture, type Picture } from '../../shared/picture/picture.ts';
import { releaseOf } from '../../shared/portal-version/releaseOf.ts';
import { rowSelector, type FirstDraw } from './FirstDrawWatch.tsx';

/** Whether the screen is shown whole, and on a phone: a wide frame has more in it than is known at first. */
const isWorthIt = (client: QueryClient): boolean =>
  session.isSignedIn() &&
  navigator.onLine &&
  !globalThis.matchMedia(media.tablet).matches &&
  client
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');

/**
 * Keeps the picture of a screen for the next visit, without the rows below the first window and without style attributes, which
 * the page's policy forbids in markup. Nothing is kept where the screen is not worth it, or has no rows yet.
 */
export const keepPicture = (client: QueryClient, firstDraw: FirstDraw, now: Date): void => {
  const { place, markup, rowsInSight, width } = firstDraw;
  if (rowsInSight === 0 || !isWorthIt(client)) return;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const row of [...body.querySelectorAll(rowSelector)].slice(rowsInSight)) row.remove();
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  // What is typed before the portal hears it would be lost.
  for (const field of body.querySelectorAll('input')) field.toggleAttribute('inert', true);
  const picture: Picture = {
    place,
    language: languageTags[session.language()],
    release: releaseOf(document),
    width,
    day: now.toDateString(),
    markup: body.innerHTML,
  };
  keptPicture.write(JSON.stringify(picture));
};
