import { ApiError } from '@michi/api/transport';
import { toastStore } from '@michi/design-system/toast-store';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../test/renderInPortal.tsx';
import { TestQueryProvider } from '../test/TestQueryProvider.tsx';
import { ResultList, type ResultPage } from '../ui/results/ResultList.tsx';

afterEach(() => {
  cleanup();
  toastStore.clear();
});

const words = 'The jobs are being looked after.';
const failure = new ApiError({
  kind: 'problem',
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: words,
  fields: {},
});

const queryKey = ['api', 'job', 'jobs'];

function List() {
  const result = useQuery<ResultPage<string>>({
    queryKey,
    queryFn: () => Promise.reject(failure),
    retry: false,
  });
  return (
    <ResultList
      result={result}
      size={1}
      words={{ loading: 'Loading', failed: 'No jobs' }}
      count={({ formatted }) => formatted}
      empty={{ title: 'None' }}
      onPageChange={() => undefined}
    />
  );
}

/** Which toasts say it now. */
const told = () =>
  toastStore
    .current()
    .flatMap((toast) => (toast.kind === 'notice' && toast.message === words ? [toast.id] : []));

test('“Try again” that fails again shows one toast; a background failure shows none', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  await renderInPortal(
    <TestQueryProvider client={client}>
      <List />
    </TestQueryProvider>,
  );
  await waitFor(() => expect(told()).toHaveLength(1));
  const [first] = told();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(told()).toEqual([expect.not.toSatisfy((id) => id === first)]));
  const [second] = told();
  await client.refetchQueries({ queryKey });
  expect(client.getQueryState(queryKey)?.errorUpdateCount).toBe(3);
  expect(told()).toEqual([second]);
});
