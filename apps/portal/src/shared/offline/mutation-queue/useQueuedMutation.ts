import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../format/useFormat.ts';
import type { QueuedMutation, QueuedMutationKind, PersistedMutation } from './queuedMutation.ts';
import { queuedMutationOptions } from './queuedMutationOptions.ts';

/**
 * Queues mutations of one kind; see {@link queuedMutationOptions}.
 * @param onDone called with a change that was sent at once, and a function that undoes it
 */
export const useQueuedMutation = (
  kind: QueuedMutationKind,
  onDone?: (act: QueuedMutation, undo: () => void) => void,
): ((id: string, wanted: QueuedMutation['wanted'], base?: QueuedMutation['base']) => void) => {
  const { t } = useTranslation('shared');
  const now = useContext(ClockContext);
  const stamped = (act: QueuedMutation): PersistedMutation => ({
    ...act,
    stamp: crypto.randomUUID(),
    at: now().toISOString(),
  });
  const { mutate } = useMutation({
    ...queuedMutationOptions(t),
    onSuccess: (answer, act, { isSentAtOnce }) => {
      if (answer === null || !isSentAtOnce) return;
      onDone?.(act, () => mutate(stamped({ ...act, wanted: act.wanted === false })));
    },
  });
  return (id, wanted, base) => mutate(stamped({ kind, id, wanted, ...(base !== undefined && { base }) }));
};
