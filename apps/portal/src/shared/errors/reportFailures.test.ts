import { ApiError } from '@michi/api/transport';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { reportFailures } from './reportFailures.ts';

const problem = (status: number) =>
  new ApiError({ kind: 'problem', status, code: 'INTERNAL_ERROR', message: 'No', fields: {} });

const watched = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const report = vi.fn();
  reportFailures(client, report);
  return { client, report };
};

test('reports a query when it begins to fail, not at each later try, and again after it was well', async () => {
  const { client, report } = watched();
  let failure: Error | null = problem(500);
  const observer = new QueryObserver(client, {
    queryKey: ['jobs'],
    queryFn: () => (failure === null ? Promise.resolve([]) : Promise.reject(failure)),
  });
  await observer.refetch();
  await observer.refetch();
  expect(report).toHaveBeenCalledTimes(1);
  failure = null;
  await observer.refetch();
  failure = problem(500);
  await observer.refetch();
  expect(report).toHaveBeenCalledTimes(2);
});

test('reports every failed mutation', async () => {
  const { client, report } = watched();
  const mutate = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(problem(409)) })
      .execute(undefined);
  await expect(mutate()).rejects.toThrow('No');
  await expect(mutate()).rejects.toThrow('No');
  expect(report).toHaveBeenCalledTimes(2);
});

test('leaves a lost session to the login page, and what speaks for itself to its caller', async () => {
  const { client, report } = watched();
  const fails = (error: Error, isSilent: boolean) =>
    client.fetchQuery({
      queryKey: [error, isSilent],
      queryFn: async () => {
        throw error;
      },
      meta: { isSilent },
    });
  await expect(fails(problem(401), false)).rejects.toThrow('No');
  await expect(fails(problem(500), true)).rejects.toThrow('No');
  expect(report).not.toHaveBeenCalled();
});
