import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { PersistedMutationList } from './persistedMutationList.ts';
import { removeSupersededMutations } from './persistedMutations.ts';

const fresh = { context: undefined, data: undefined, failureCount: 0, failureReason: null, submittedAt: 0 };

/**
 * Resumes persisted mutations of an earlier visit or another tab, and drops superseded ones. Call it after the defaults
 * of the mutation key are set.
 * @returns the resumed mutations
 */
export const resumePersistedMutations = <One>(
  client: QueryClient,
  list: PersistedMutationList<One>,
): readonly One[] => {
  const { mutationKey, isOne, idOf, refusalOf, read } = list;
  removeSupersededMutations(client, list);
  const held = client.getMutationCache().findAll({ mutationKey });
  const known = new Set(held.map(({ state: { variables } }) => isOne(variables) && idOf(variables)));
  const left = read().filter((one) => !known.has(idOf(one)));
  const mutations = left.map((variables) => {
    const refusal = refusalOf(variables);
    const standing =
      refusal === null
        ? { status: 'pending' as const, isPaused: true, error: null }
        : { status: 'error' as const, isPaused: false, error: new Error(refusal) };
    return { mutationKey, state: { ...fresh, ...standing, variables } };
  });
  hydrate(client, { mutations, queries: [] });
  void client.resumePausedMutations();
  return left;
};
