import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { actKey, actOptions } from './actOptions.ts';
import { readActs } from './actsStorage.ts';
import { followActs } from './followActs.ts';
import { showActs } from './showActs.ts';

/** Sends what waited for the network, and shows it meanwhile. Draws nothing itself. */
export function ActsWaiting() {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    // It is here before the line is lost.
    import('./sendAct.ts').catch(() => undefined);
    client.setMutationDefaults(actKey, actOptions(t));
    const follow = () => followActs(client);
    follow();
    // What another tab set, or sent.
    globalThis.addEventListener('storage', follow);
    const stopShowing = showActs(client, readActs);
    return () => {
      globalThis.removeEventListener('storage', follow);
      stopShowing();
    };
  }, [client, t]);
  return null;
}
