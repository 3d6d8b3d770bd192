import { expect, test } from 'vitest';
import { beginnings } from '../../worker/beginnings.ts';
import { entries, firstWords } from './entries.ts';

test('tells whose words each screen that a visit begins with says: those of the frame and its own', () => {
  expect(firstWords()).toMatchObject({
    '/student/dashboard': ['shared', 'app', 'labels', 'dashboard'],
    '/student/job/public-jobs': ['shared', 'app', 'labels', 'jobs'],
    '/student/job/university-jobs': ['shared', 'app', 'labels', 'jobs', 'university'],
  });
});

test('the page of each of them is kept on the device', () => {
  expect(beginnings).toEqual(expect.arrayContaining(entries.map(({ route: { path } }) => path)));
});
