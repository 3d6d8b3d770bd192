import { getShowCounsellingQueryKey, type Counselling } from '@michi/api/university';
import type { QueryClient } from '@tanstack/react-query';

/** Caches an appointment as returned by the service; lists, slots, rules and calendar are refetched. */
export const cacheCounselling = async (client: QueryClient, counselling: Counselling): Promise<void> => {
  client.setQueryData(getShowCounsellingQueryKey(counselling.id), counselling);
  await refreshCounsellings(client);
};

/** Refetches everything that an appointment changes, also after a refusal. */
export const refreshCounsellings = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['api', 'university'] }),
    client.invalidateQueries({ queryKey: ['api', 'user', 'counsellors'] }),
    client.invalidateQueries({ queryKey: ['api', 'user', 'users', 'calendar'] }),
  ]);
};
