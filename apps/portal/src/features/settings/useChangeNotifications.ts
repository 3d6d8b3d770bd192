import {
  getShowNotificationChoicesQueryKey,
  invalidateShowNotificationChoices,
  useUpdateNotificationChoices,
  type NotificationChoices,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useSavedToast } from './useSavedToast.ts';

/**
 * Saves the notification choices: shown at once, sent one after the other, rolled back if the server refuses, and with
 * an undo.
 */
export const useChangeNotifications = (): ((next: NotificationChoices) => void) => {
  const client = useQueryClient();
  const saySaved = useSavedToast();
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
          if (before !== undefined) saySaved(() => save(before));
        },
      },
    );
  };
  return save;
};
