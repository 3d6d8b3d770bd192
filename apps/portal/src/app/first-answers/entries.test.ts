import { expect, test } from 'vitest';
import { firstWords } from './entries.ts';

test('tells whose words each screen that a visit begins with says: those of the frame and its own', () => {
  expect(firstWords()).toMatchObject({
    '/student/dashboard': ['shared', 'app', 'labels', 'dashboard'],
    '/student/job/public-jobs': ['shared', 'app', 'labels', 'jobs'],
    '/student/job/university-jobs': ['shared', 'app', 'labels', 'jobs', 'university'],
  });
});
