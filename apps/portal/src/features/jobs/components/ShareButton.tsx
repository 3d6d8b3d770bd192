import { useShareJob, type Job } from '@michi/api/job';
import { IconButton } from '@michi/design-system/icon-button';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/** Shares a job through the share sheet of the device, or copies its link. */
export function ShareButton({ job }: { readonly job: Pick<Job, 'id' | 'title' | 'titleJp'> }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { mutate } = useShareJob({
    mutation: {
      onSuccess: async (share) => {
        const { shareAndNotify } = await import('../../../shared/ui/share/shareAndNotify.ts');
        await shareAndNotify(
          { title: pickBilingual(share, 'title', language), url: share.link },
          { copied: t('share.copied'), failed: t('share.failed', { link: share.link }) },
        );
      },
    },
  });
  return (
    <IconButton
      variant="outline"
      icon={Share2}
      label={t('share.action', { title: pickBilingual(job, 'title', language) })}
      onClick={() => mutate({ id: job.id })}
    />
  );
}
