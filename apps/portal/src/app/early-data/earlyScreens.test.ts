import { expect, test } from 'vitest';
import { precachedPaths } from '../../worker/precachedPaths.ts';
import { earlyScreens } from './earlyScreens.ts';
import { idPlaceholder } from './requestEarlyData.ts';

const screens = await earlyScreens();

test("lists the first requests of each screen that a visit can begin with, the student's first", () => {
  for (const { requests } of Object.values(screens)) {
    expect(requests[0]).toBe('/api/user/users/profile');
    expect(requests.length).toBeGreaterThan(1);
  }
  expect(screens).toMatchObject({
    '/student/job/public-jobs': {
      requests: [
        '/api/user/users/profile',
        '/api/job/jobs/summary',
        '/api/job/jobs/all?audience=PUBLIC&sort=POSTED&page=1&size=20',
      ],
    },
    '/student/job/public-jobs/details': {
      requests: ['/api/user/users/profile', `/api/job/jobs/show/${idPlaceholder}`],
    },
  });
});

test('lists the namespaces of each: those of the frame and its own', () => {
  expect(screens).toMatchObject({
    '/student/dashboard': { words: ['shared', 'app', 'labels', 'dashboard'] },
    '/student/job/university-jobs': { words: ['shared', 'app', 'labels', 'jobs', 'university'] },
  });
});

test('the page of each of them is kept on the device', () => {
  expect(precachedPaths).toEqual(expect.arrayContaining(Object.keys(screens)));
});
