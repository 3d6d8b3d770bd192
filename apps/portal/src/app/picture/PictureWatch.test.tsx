import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { keptPicture } from '../../shared/picture/picture.ts';
import { untilIdle } from '../../shared/screen/untilIdle.ts';
import { longestBusy, PictureWatch } from './PictureWatch.tsx';
import { onPhone } from '../../shared/test/onPhone.ts';

const firstDraw = { place: paths.publicJobs, markup: '<main>Jobs</main>', rowsInSight: 1, width: 390 };

const isKept = (): boolean => keptPicture.read() !== null;

const act = (client: QueryClient, work: () => Promise<unknown>): Promise<unknown> =>
  new MutationObserver(client, { mutationFn: work }).mutate().catch(() => undefined);

beforeEach(onPhone);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const watch = (client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <Provider>
        <PictureWatch firstDrawRef={{ current: firstDraw }} />
      </Provider>
    </QueryClientProvider>,
  );

test('keeps the picture, and removes it once something is done, but not when it fails', async () => {
  const client = new QueryClient();
  watch(client);
  await expect.poll(isKept).toBe(true);
  await act(client, () => Promise.reject(new Error('Refused')));
  expect(isKept()).toBe(true);
  await act(client, () => Promise.resolve('Applied'));
  expect(isKept()).toBe(false);
});

test('keeps none where something was done before, and removes the one of an earlier visit', async () => {
  keptPicture.write('{}');
  const client = new QueryClient();
  await act(client, () => Promise.resolve('Applied'));
  watch(client);
  expect(isKept()).toBe(false);
  const other = new QueryClient();
  watch(other);
  await expect.poll(isKept).toBe(true);
});

test('keeps none for who has chosen cards, which are not drawn first', async () => {
  keptPicture.write('{}');
  localStorage.setItem('LIST_VIEW', '0');
  watch(new QueryClient());
  expect(isKept()).toBe(false);
  // As long as the watch would wait: a page that draws no frames is told of no idle moment.
  await untilIdle(longestBusy);
  expect(isKept()).toBe(false);
});
