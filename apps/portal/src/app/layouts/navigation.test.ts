import { expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { isAt, navigation, navigationFor } from './navigation.ts';

const pathsOf = (isNonUniversity: boolean) =>
  navigationFor({ isNonUniversity }).flatMap(({ places }) => places.map(({ path }) => path));

test('shows the jobs of a university to its students alone', () => {
  expect(pathsOf(true)).toEqual([paths.dashboard, paths.publicJobs]);
  expect(pathsOf(false)).toEqual([paths.dashboard, paths.publicJobs, paths.universityJobs]);
});

test('leads only to places that are built', () => {
  const built: readonly string[] = Object.values(paths);
  for (const { places } of navigation) for (const { path } of places) expect(built).toContain(path);
});

test('counts an open job as part of its list', () => {
  const jobs = { label: 'navigation.publicJobs', path: paths.publicJobs } as const;
  expect(isAt(jobs, paths.publicJobDetails)).toBe(true);
  expect(isAt(jobs, paths.universityJobs)).toBe(false);
  expect(isAt(jobs, `${paths.publicJobs}-more`)).toBe(false);
});
