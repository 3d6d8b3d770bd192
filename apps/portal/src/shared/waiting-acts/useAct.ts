import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../format/useFormat.ts';
import type { Act, ActKind, KeptAct } from './act.ts';
import { actOptions } from './actOptions.ts';

/**
 * Sets things to a state: shown at once, sent as soon as it can be, taken back if the service refuses.
 * @param onDone told of what was done at once, with what undoes it; what has to wait for the network is counted by the notice
 * of the lost connection
 */
export const useAct = (
  kind: ActKind,
  onDone?: (act: Act, undo: () => void) => void,
): ((id: string, wanted: Act['wanted']) => void) => {
  const { t } = useTranslation('shared');
  const now = useContext(ClockContext);
  const stamped = (act: Act): KeptAct => ({ ...act, stamp: crypto.randomUUID(), at: now().toISOString() });
  const { mutate } = useMutation({
    ...actOptions(t),
    onSuccess: (answer, act, { isSentAtOnce }) => {
      if (answer === null || !isSentAtOnce) return;
      onDone?.(act, () => mutate(stamped({ ...act, wanted: act.wanted === false })));
    },
  });
  return (id, wanted) => mutate(stamped({ kind, id, wanted }));
};
