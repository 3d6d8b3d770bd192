import { paths } from '../../shared/paths.ts';
import { dataAheadOfBeginnings } from '../dataAhead.ts';
import { laterScreens } from '../laterScreens.ts';
import { adminScreens, isWithin, openScreens, partAt, screensAt, studentScreens } from '../screens.ts';

/** Where what stands there is told by files that no other place waits for. */
const isLater = (path: string, screens: readonly string[]): boolean =>
  screens.some((name) => name in laterScreens) ||
  (isWithin(paths.student, path) && !(path in dataAheadOfBeginnings));

const shownAt = (path: string, isSignedIn: boolean): readonly string[] => {
  const screens = screensAt(path, isSignedIn);
  const part = partAt(path);
  return [...(isLater(path, screens) ? ['later'] : []), ...screens, ...(part === undefined ? [] : [part])];
};

/**
 * What each place of the portal shows at first to whom it is for, by path: the names of its screens, of a part that they
 * show nowhere else, and `later` where those are told by files of their own.
 */
export const firstScreens = (): Readonly<Record<string, readonly string[]>> => {
  const forVisitors = [paths.login, paths.register, ...Object.keys(openScreens)];
  const forSessions = [paths.createProfile, ...Object.keys(studentScreens), ...Object.keys(adminScreens)];
  const entries = [
    ...forVisitors.map((path) => [path, shownAt(path, false)] as const),
    ...forSessions.map((path) => [path, shownAt(path, true)] as const),
  ];
  return Object.fromEntries(entries);
};
