import { invalidateListNotifications } from '@michi/api/notification';
import {
  getProfileQueryKey,
  invalidateProfile,
  useUpdateSettings,
  type SettingRequest,
  type UserProfile,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { notificationOwner } from '../../shared/realtime/notifications/unread.ts';
import { useSavedToast } from './useSavedToast.ts';

/** Changes time zone or language: shown at once, taken back if the server refuses, and offered to be undone. */
export const useChangeSettings = (): ((change: SettingRequest, undo: () => void) => void) => {
  const client = useQueryClient();
  const saySaved = useSavedToast();
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
      onError: (_error, _change, kept) => {
        if (kept?.before !== undefined) client.setQueryData<UserProfile>(getProfileQueryKey(), kept.before);
      },
      onSettled: async () => {
        await invalidateProfile(client);
        // Their texts name moments in the zone of the settings.
        await invalidateListNotifications(client, notificationOwner());
      },
    },
  });
  return (data, undo) => mutate({ data }, { onSuccess: () => saySaved(undo) });
};
