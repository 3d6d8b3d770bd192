import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { FirstLocation } from '../../shared/navigation/FirstLocation.tsx';
import { onPhone } from '../../shared/test/onPhone.ts';
import { storedSnapshot } from './snapshot.ts';
import { SnapshotWatch } from './SnapshotWatch.tsx';

beforeEach(onPhone);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A list whose second row begins below the window. */
const list = (
  <main>
    <input />
    <ul>
      <li style={{ color: 'red', height: '2000px' }}>Tester</li>
      <li>Baker</li>
    </ul>
  </main>
);

const watch = (client = new QueryClient(), path: string = paths.publicJobs, drawn = list) => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <FirstLocation>
        <QueryClientProvider client={client}>
          {drawn}
          <SnapshotWatch />
        </QueryClientProvider>
      </FirstLocation>
    </MemoryRouter>,
    { container: root },
  );
};

const keptMarkup = (): unknown => {
  const kept: unknown = JSON.parse(storedSnapshot.read() ?? 'null');
  return typeof kept === 'object' && kept !== null && 'markup' in kept ? kept.markup : null;
};

test('keeps the visible part, without style attributes and without inputs', () => {
  watch();
  expect(keptMarkup()).toBe('<main><input inert=""><ul><li>Tester</li></ul></main>');
});

test('removes it once something is done, but not when it fails', async () => {
  const client = new QueryClient();
  watch(client);
  const act = (work: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn: work }).mutate().catch(() => undefined);
  await act(() => Promise.reject(new Error('Refused')));
  expect(keptMarkup()).not.toBeNull();
  await act(() => Promise.resolve('Applied'));
  expect(keptMarkup()).toBeNull();
});

test('keeps none of another screen, of a filtered list, of one without rows, or of a page a part of which has failed', async () => {
  watch(undefined, paths.dashboard).unmount();
  watch(undefined, `${paths.publicJobs}?page=2`).unmount();
  watch(undefined, paths.publicJobs, <main>No jobs</main>).unmount();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ['jobs'], queryFn: () => Promise.reject(new Error('No answer')) });
  watch(client);
  expect(keptMarkup()).toBeNull();
});

test('keeps none of a wide screen, and none for who has chosen cards', async () => {
  localStorage.setItem('LIST_VIEW', '0');
  storedSnapshot.write('{"markup":"of an earlier visit"}');
  watch().unmount();
  expect(keptMarkup()).toBeNull();
  localStorage.removeItem('LIST_VIEW');
  await page.viewport(1280, 800);
  watch().unmount();
  expect(keptMarkup()).toBeNull();
});
