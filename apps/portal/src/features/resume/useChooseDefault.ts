import { invalidateListResumes, useUpdateResume } from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../shared/ui/toasts/notify.ts';

/** Makes a resume the one to send along. */
export const useChooseDefault = (): ((id: string) => void) => {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const { mutate } = useUpdateResume({
    mutation: {
      onSuccess: () => {
        notify.success(t('saved'));
        return invalidateListResumes(client);
      },
    },
  });
  return (id) => mutate({ id, data: { isDefault: true } });
};
