import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';
import { actsOf } from './actsOf.ts';
import { showActs } from './showActs.ts';
import { keyOfAct } from './withAct.ts';

/** Sends what waited for the network, shows it meanwhile, and says what a service refused. Draws nothing itself. */
export function ActsWaiting() {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    const acts = actsOf(client);
    const stopShowing = showActs(client, acts.current);
    const stopHearing = acts.onEnded(({ act, refusal }) => {
      if (refusal !== null) {
        notify.error(t(`waiting.refused.${act.kind}`, { reason: errorMessage(refusal, t) }));
      }
      void client.invalidateQueries({ queryKey: keyOfAct(act) });
    });
    acts.resume();
    return () => {
      stopShowing();
      stopHearing();
    };
  }, [client, t]);
  return null;
}
