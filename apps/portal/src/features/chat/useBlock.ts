import {
  getListChatEntitiesQueryKey,
  getShowChatEntityQueryKey,
  useUpdateEntityBlock,
  type ChatEntity,
  type ChatThread,
} from '@michi/api/chat';
import { toast } from '@michi/design-system/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { refreshLists } from './threadKeys.ts';

const isThreadWith = (value: unknown, entityId: string): value is ChatThread => {
  if (typeof value !== 'object' || value === null || !('entity' in value)) return false;
  const { entity } = value;
  return typeof entity === 'object' && entity !== null && 'id' in entity && entity.id === entityId;
};

/** Blocks and unblocks a party, with an undo. */
export const useBlock = (entity: ChatEntity, onDone: () => void = () => undefined) => {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = pickBilingual(entity, 'name', language);
  const { mutate, isPending } = useUpdateEntityBlock({
    mutation: {
      onSuccess: (contact, { data: { isBlocked } }) => {
        const { notWritableReason } = contact;
        client.setQueryData(getShowChatEntityQueryKey(entity.id), contact);
        client.setQueriesData<unknown>(
          { queryKey: ['api', 'chat', 'chats', 'threadUniqueId'] },
          (known: unknown) => (isThreadWith(known, entity.id) ? { ...known, notWritableReason } : known),
        );
        void client.invalidateQueries({ queryKey: getListChatEntitiesQueryKey() });
        refreshLists(client);
        if (isBlocked) {
          toast.show({
            message: t('block.done', { name }),
            tone: 'success',
            action: { label: t('block.takeBack'), onAction: () => change(false) },
          });
        } else notify.success(t('block.undone', { name }));
        onDone();
      },
    },
  });
  const change = (isBlocked: boolean) => mutate({ id: entity.id, data: { isBlocked } });
  return { change, isPending } as const;
};
