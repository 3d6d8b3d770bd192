import { expect, test } from 'vitest';
import { namedByAddress } from './askFirst.ts';
import { firstQuestions } from './firstQuestions.ts';

test('tells what each screen that a visit begins with asks first, the student before it', async () => {
  const questions = await firstQuestions();
  for (const [first, ...own] of Object.values(questions)) {
    expect(first).toBe('/api/user/users/profile');
    expect(own.length).toBeGreaterThan(0);
  }
  expect(questions).toMatchObject({
    '/student/job/public-jobs': expect.arrayContaining([
      '/api/job/jobs/all?audience=PUBLIC&sort=POSTED&page=1&size=20',
    ]),
    '/student/job/public-jobs/details': expect.arrayContaining([`/api/job/jobs/show/${namedByAddress}`]),
  });
});
