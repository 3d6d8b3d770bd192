import { hydrate, type QueryClient } from '@tanstack/react-query';
import { actKey, removeSuperseded } from './actOptions.ts';
import { isKeptAct, readActs } from './actsStorage.ts';
import { showAct } from './showActs.ts';

/** Shows and sends what an earlier visit or another tab left to be sent, and lets go of what another tab has sent or set anew. */
export const followActs = (client: QueryClient): void => {
  removeSuperseded(client);
  const pending = client.getMutationCache().findAll({ mutationKey: actKey, status: 'pending' });
  const known = pending.map(({ state }) => isKeptAct(state.variables) && state.variables.stamp);
  const left = readActs().filter(({ stamp }) => !known.includes(stamp));
  const mutations = left.map((act) => ({
    mutationKey: [...actKey, act.kind],
    state: {
      status: 'pending' as const,
      isPaused: true,
      variables: act,
      submittedAt: Date.parse(act.at),
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
    },
  }));
  hydrate(client, { mutations, queries: [] });
  for (const act of left) showAct(client, act);
  void client.resumePausedMutations();
};
