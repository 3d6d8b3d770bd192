import { updateUserEntity, type ChatContact } from '@michi/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { useHasLeft } from '../../shared/navigation/useHasLeft.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { refreshLists } from './threadKeys.ts';

/**
 * Opens the thread with a party, and creates it if there is none.
 * @param onOpen called with its id, unless the reader has left meanwhile
 */
export const useBeginThread = (onOpen: (thread: string) => void) => {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const hasLeft = useHasLeft();
  const [opening, setOpening] = useState<string | null>(null);
  const begin = async ({ entity, threadUniqueId }: ChatContact) => {
    if (threadUniqueId !== null) {
      onOpen(threadUniqueId);
      return;
    }
    setOpening(entity.id);
    try {
      const begun = await updateUserEntity({ entityType: entity.type, entityId: entity.id });
      refreshLists(client);
      if (!hasLeft()) onOpen(begun.threadUniqueId);
    } catch (error) {
      notify.error(errorMessage(error, t));
      setOpening(null);
    }
  };
  return {
    /** Id of the party whose thread is being opened; null for none. */
    opening,
    begin: (contact: ChatContact) => void begin(contact),
  } as const;
};
