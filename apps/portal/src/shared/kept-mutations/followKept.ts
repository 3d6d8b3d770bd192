import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { KeptList } from './keptList.ts';
import { removeSuperseded } from './keptMutations.ts';

const fresh = { context: undefined, data: undefined, failureCount: 0, failureReason: null, submittedAt: 0 };

/**
 * Takes up what an earlier visit or another tab left, lets go of what another tab has sent or set anew, and sends what may go.
 * Belongs behind the defaults of the key.
 * @returns what was taken up
 */
export const followKept = <One>(client: QueryClient, list: KeptList<One>): readonly One[] => {
  const { mutationKey, isOne, idOf, refusalOf, read } = list;
  removeSuperseded(client, list);
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
