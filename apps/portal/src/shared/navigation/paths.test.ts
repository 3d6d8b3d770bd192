import { expect, test } from 'vitest';
import { nextFor, safeNext, toCompany, toInterview, toJob, toJobs, toLogin, toOffer } from './paths.ts';

test.each([
  ['/student/dashboard', '/student/dashboard'],
  [
    '/student/job/public-jobs?tab=1&search=東京#top',
    '/student/job/public-jobs?tab=1&search=%E6%9D%B1%E4%BA%AC#top',
  ],
  ['/student', '/student'],
  ['/app/create-profile', '/app/create-profile'],
  ['/app/verify-email', '/app/verify-email'],
])('goes on to %s', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test.each([
  null,
  '',
  'student/dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/student\\..\\..\\evil',
  'https://evil.example/student/dashboard',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/student/\n',
  '/app/login',
  '/app/reset-password#token=of-another',
  '/app/login?next=/app/login',
  '/student/../app/login',
  '/student/%2e%2e/app/login',
  '/logout',
  '/api/user/auth/logout',
  '/studentish',
])('refuses to go on to %o', (next) => {
  expect(safeNext(next)).toBeNull();
});

test("leads nobody to the page where another user's session ended", () => {
  const { searchParams } = new URL(toLogin('/student/job/public-jobs?search=robot'), 'https://michi.example');
  expect(nextFor(searchParams, 'hana', 'hana')).toBe('/student/job/public-jobs?search=robot');
  expect([nextFor(searchParams, 'hana', 'alex'), nextFor(searchParams, 'hana', null)]).toEqual([null, null]);
  expect(nextFor(new URLSearchParams('next=/student/news'), null, 'alex')).toBe('/student/news');
  expect(nextFor(new URLSearchParams('next=//elsewhere.example'), null, 'alex')).toBeNull();
});

test('writes the query that a place needs', () => {
  expect(toLogin('/student/job/public-jobs?tab=1')).toBe(
    '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs%3Ftab%3D1',
  );
  expect(toLogin()).toBe('/app/login');
  expect(toJobs('PUBLIC', { search: '東京', tab: 0, page: undefined, locationId: ['a', 'b'], q: '' })).toBe(
    '/student/job/public-jobs?search=%E6%9D%B1%E4%BA%AC&tab=0&locationId=a&locationId=b',
  );
  expect(toJob('UNIVERSITY', 'x', { tab: 2 })).toBe('/student/job/university-jobs/details?tab=2&id=x');
  expect(toCompany('PUBLIC', 'y')).toBe('/student/job/public-jobs/company-details?id=y');
  expect(toInterview('z')).toBe('/student/job/interview/details?id=z');
  expect(toOffer('z')).toBe('/student/job/offer-letter?id=z');
});
