import { ApiError } from '@michi/api/transport';
import { toastStore } from '@michi/design-system/toast-store';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, TestQueryProvider } from '../test/renderInPortal.tsx';
import { ResultsFailed } from '../ui/results/Results.tsx';

afterEach(() => {
  cleanup();
  toastStore.clear();
});

const message = 'The jobs are being looked after.';
const failure = new ApiError({
  kind: 'problem',
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message,
  fields: {},
});

const queryKey = ['api', 'job', 'jobs'];

function List() {
  const { isError, refetch } = useQuery({
    queryKey,
    queryFn: () => Promise.reject(failure),
    retry: false,
  });
  return isError && <ResultsFailed title="No jobs" onTryAgain={refetch} />;
}

/** Ids of the toasts that show the failure. */
const shownToasts = () =>
  toastStore
    .current()
    .flatMap((toast) => (toast.kind === 'notice' && toast.message === message ? [toast.id] : []));

test('“Try again” that fails again shows one toast; a background failure shows none', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  await renderInPortal(
    <TestQueryProvider client={client}>
      <List />
    </TestQueryProvider>,
  );
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  const [first] = shownToasts();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownToasts()).toEqual([expect.not.toSatisfy((id) => id === first)]));
  const [second] = shownToasts();
  await client.refetchQueries({ queryKey });
  expect(client.getQueryState(queryKey)?.errorUpdateCount).toBe(3);
  expect(shownToasts()).toEqual([second]);
});
