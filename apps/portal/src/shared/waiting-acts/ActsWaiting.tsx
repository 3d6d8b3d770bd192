import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchAtOnce } from '../kept-mutations/refetchAtOnce.ts';
import { followKept } from '../kept-mutations/followKept.ts';
import { actOptions } from './actOptions.ts';
import { keptActs } from './keptActs.ts';
import { showAct, showActs } from './showActs.ts';

/** Sends what waited for the network, and shows it meanwhile. Draws nothing itself. */
export function ActsWaiting() {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    // It is here before the line is lost.
    import('./sendAct.ts').catch(() => undefined);
    client.setMutationDefaults(keptActs.mutationKey, actOptions(t));
    const follow = () => {
      for (const act of followKept(client, keptActs)) showAct(client, act);
    };
    follow();
    // What another tab set, or sent.
    globalThis.addEventListener('storage', follow);
    const stopShowing = showActs(client, keptActs.read);
    const stopRefetching = refetchAtOnce(client);
    return () => {
      globalThis.removeEventListener('storage', follow);
      stopShowing();
      stopRefetching();
    };
  }, [client, t]);
  return null;
}
