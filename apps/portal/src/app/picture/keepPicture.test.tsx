import { session } from '@michi/api/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptPicture, type Picture } from '../../shared/picture/picture.ts';
import { paths } from '../../shared/paths.ts';
import { keepPicture } from './keepPicture.ts';
import { onPhone } from '../../shared/test/onPhone.ts';

const now = new Date('2026-11-25T09:00:00');

const firstDraw = {
  place: paths.publicJobs,
  markup:
    '<nav><ul><li>Home</li></ul></nav><main><input><ul><li style="color: red">Tester</li><li>Baker</li><li>Driver</li></ul></main>',
  rowsInSight: 2,
  width: 390,
};

const kept = (): Partial<Picture> | null => {
  const text = keptPicture.read();
  const picture: unknown = text === null ? null : JSON.parse(text);
  return typeof picture === 'object' ? picture : null;
};

beforeEach(onPhone);

afterEach(() => localStorage.clear());

test('keeps what was in sight, without style attributes and nothing to type in, with when it was', () => {
  keepPicture(new QueryClient(), firstDraw, now);
  expect(kept()).toMatchObject({
    place: paths.publicJobs,
    language: 'en',
    width: 390,
    day: now.toDateString(),
    markup:
      '<nav><ul><li>Home</li></ul></nav><main><input inert=""><ul><li>Tester</li><li>Baker</li></ul></main>',
  });
});

test('keeps none of a screen of which a part has failed, or is still on its way', async () => {
  keepPicture(new QueryClient(), { ...firstDraw, rowsInSight: 0 }, now);
  expect(kept()).toBeNull();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ['jobs'], queryFn: () => Promise.reject(new Error('No answer')) });
  keepPicture(client, firstDraw, now);
  expect(kept()).toBeNull();
});

test('keeps none for who has signed out, and none of a wide screen', async () => {
  session.clear();
  keepPicture(new QueryClient(), firstDraw, now);
  expect(kept()).toBeNull();
  session.set('AUTH', 'token');
  await page.viewport(1280, 800);
  keepPicture(new QueryClient(), firstDraw, now);
  expect(kept()).toBeNull();
});
