import {
  createResumeShare,
  deleteResumeShare,
  invalidateListResumes,
  invalidateListResumeShares,
  useListResumeShares,
  type Resume,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toSharedResume } from '../../../shared/navigation/paths.ts';
import { LinksDialog } from '../../../shared/sharing/LinksDialog.tsx';

interface ShareDialogProps {
  readonly resume: Resume;
  readonly onClose: () => void;
}

/** Private links to a resume. */
export function ShareDialog({ resume: { id, title }, onClose }: ShareDialogProps) {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const links = useListResumeShares(id);
  const refresh = () => Promise.all([invalidateListResumeShares(client, id), invalidateListResumes(client)]);
  return (
    <LinksDialog
      title={t('share.title')}
      description={t('share.what')}
      sharedTitle={title}
      links={links}
      none={t('share.none')}
      toShared={toSharedResume}
      create={async (days) => {
        const { token } = await createResumeShare(id, { days });
        await refresh();
        return token;
      }}
      revoke={async (share) => {
        await deleteResumeShare(share);
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
