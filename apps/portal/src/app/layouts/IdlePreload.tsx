import { useProfile } from '@michi/api/user';
import { useContext, useEffect } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { PreloadContext } from '../preload.ts';
import { navigationFor, ungroupedItems } from './navigation.ts';
import { preloadNavigation } from './preloadNavigation.ts';

/** How long the line is left to the screen that was tapped for, in milliseconds. */
const rest = 2_000;

/** What a row of the list of jobs leads to. */
const job = { path: paths.publicJobDetails };

/**
 * Fetches the screens of the navigation, and of a job, while there is nothing else to do, so that a tap finds them there: a finger gives no
 * sign before it. What they say of the student is fetched when one is meant. Draws nothing.
 */
export function IdlePreload() {
  const preload = useContext(PreloadContext);
  const { data: profile } = useProfile();
  const isNonUniversity = profile?.isNonUniversity;
  useEffect(() => {
    if (isNonUniversity === undefined) return undefined;
    const end = new AbortController();
    const groups = navigationFor({ isNonUniversity }).flatMap(({ places }) => places);
    const preloadCode = (path: string) => preload(new URL(path, location.origin), { withData: false });
    const timer = setTimeout(
      () => void preloadNavigation([...ungroupedItems, ...groups, job], preloadCode, end.signal),
      rest,
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [preload, isNonUniversity]);
  return null;
}
