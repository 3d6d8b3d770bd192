import { expect, test } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { isAt, navigation, navigationFor, ungroupedItems } from './navigation.ts';

const pathsOf = (isNonUniversity: boolean) =>
  navigationFor({ isNonUniversity }).flatMap(({ items }) => items.map(({ path }) => path));

test('shows the jobs, seminars and career office of a university to its students alone', () => {
  expect(pathsOf(true)).toEqual([paths.dashboard, paths.news, paths.publicJobs, paths.publicSeminars]);
  expect(pathsOf(false)).toEqual([
    paths.dashboard,
    paths.news,
    paths.publicJobs,
    paths.universityJobs,
    paths.publicSeminars,
    paths.universitySeminars,
    paths.careerOffice,
    paths.counsellors,
    paths.universityProfile,
  ]);
});

test('leads only to items that are built', () => {
  const built: readonly string[] = Object.values(paths);
  for (const { items } of navigation) for (const { path } of items) expect(built).toContain(path);
  for (const { path } of ungroupedItems) expect(built).toContain(path);
});

test('counts an open job as part of its list', () => {
  const jobs = { label: 'navigation.publicJobs', path: paths.publicJobs } as const;
  expect(isAt(jobs, paths.publicJobDetails)).toBe(true);
  expect(isAt(jobs, paths.universityJobs)).toBe(false);
  expect(isAt(jobs, `${paths.publicJobs}-more`)).toBe(false);
});

test('counts booking as part of the career office, and a counsellor not', () => {
  const office = { path: paths.careerOffice, apart: [paths.counsellors, paths.universityProfile] };
  expect(isAt(office, paths.booking)).toBe(true);
  expect(isAt(office, paths.counsellor)).toBe(false);
  expect(isAt(office, paths.sponsors)).toBe(false);
});
