import { invalidateListNotifications } from '@michi/api/notification';
import {
  getProfileQueryKey,
  invalidateProfile,
  useUpdateSettings,
  getShowNotificationChoicesQueryKey,
  invalidateShowNotificationChoices,
  useUpdateNotificationChoices,
  type SettingRequest,
  type UserProfile,
  type NotificationChoices,
} from '@michi/api/user';
import { toast } from '@michi/design-system/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationOwner } from '../../shared/realtime/unread.ts';

/** Changes time zone or language: shown at once, taken back if the server refuses, and offered to be undone. */
export const useChangeSettings = (): ((change: SettingRequest, undo: () => void) => void) => {
  const client = useQueryClient();
  const notifySaved = useSavedToast();
  const { mutate } = useUpdateSettings({
    mutation: {
      onMutate: async ({ data }) => {
        await client.cancelQueries({ queryKey: getProfileQueryKey() });
        const before = client.getQueryData<UserProfile>(getProfileQueryKey());
        if (before !== undefined) {
          client.setQueryData<UserProfile>(getProfileQueryKey(), {
            ...before,
            settings: { ...before.settings, ...data },
          });
        }
        return { before };
      },
      onError: (_error, _change, context) => {
        if (context?.before !== undefined)
          client.setQueryData<UserProfile>(getProfileQueryKey(), context.before);
      },
      onSettled: async () => {
        await invalidateProfile(client);
        // Their texts name moments in the zone of the settings.
        await invalidateListNotifications(client, notificationOwner());
      },
    },
  });
  return (data, undo) => mutate({ data }, { onSuccess: () => notifySaved(undo) });
};

/**
 * Saves the notification choices: shown at once, sent one after the other, rolled back if the server refuses, and with
 * an undo.
 */
export const useChangeNotifications = (): ((next: NotificationChoices) => void) => {
  const client = useQueryClient();
  const notifySaved = useSavedToast();
  const key = getShowNotificationChoicesQueryKey();
  const { mutate } = useUpdateNotificationChoices({
    mutation: {
      scope: { id: 'notification-choices' },
      onError: () => invalidateShowNotificationChoices(client),
    },
  });
  const save = (next: NotificationChoices): void => {
    const before = client.getQueryData<NotificationChoices>(key);
    // A running refetch does not contain this change yet.
    void client.cancelQueries({ queryKey: key });
    client.setQueryData<NotificationChoices>(key, next);
    mutate(
      { data: next },
      {
        onSuccess: () => {
          if (before !== undefined) notifySaved(() => save(before));
        },
      },
    );
  };
  return save;
};

/** A toast that a setting was saved, with an undo; one at a time. */
const useSavedToast = (): ((undo: () => void) => void) => {
  const { i18n } = useTranslation('settings');
  const toastId = useRef<number>(undefined);
  return (undo) => {
    if (toastId.current !== undefined) toast.dismiss(toastId.current);
    // The language itself may just have changed, so the words are looked up now.
    const t = i18n.getFixedT(i18n.language, 'settings');
    toastId.current = toast.show({
      message: t('saved'),
      tone: 'success',
      action: { label: t('undo'), onAction: undo },
    });
  };
};
