import { reportJob, useShareJob, type Job, type JobReportReason } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Flag, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { FavoriteButton } from '../../../shared/ui/detail/FavoriteButton.tsx';
import { shareAndNotify } from '../../../shared/ui/toasts/shareAndNotify.ts';
import type { Applying } from '../useApplying.ts';

interface JobActionsProps {
  readonly job: Job;
  /** Whether the apply button is in the bar at the bottom instead. */
  readonly applyHidden: boolean;
  readonly applying: Applying;
}

/** Buttons for applying, favoriting and sharing, and the deadlines. */
export function JobActions({ job, applyHidden, applying }: JobActionsProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { canApply, hasOpenApplication } = applying;
  return (
    <Inline justify="between">
      <Inline gap="xsmall">
        {canApply && !applyHidden && (
          <Button asChild variant="primary" icon={Send}>
            <Link {...applying.link}>{t('detail.apply')}</Link>
          </Button>
        )}
        <FavoriteButton what="Job" entry={job} variant="outline" />
        <ShareButton job={job} />
      </Inline>
      {!hasOpenApplication && (job.applyBy !== null || job.universityDeadline !== null) && (
        <Stack gap="xxsmall" align="start">
          {job.applyBy !== null && <DeadlineBadge at={job.applyBy} isBesideDate isPassive={!canApply} />}
          {job.universityDeadline !== null && (
            <Text as="span" size="tiny" tone="soft">
              {t('detail.universityDeadline', { date: format.dateAndTimeWithZone(job.universityDeadline) })}
            </Text>
          )}
          {job.entryDeadline !== null && (
            <Text as="span" size="tiny" tone="soft">
              {t(job.universityDeadline === null ? 'detail.applyBy' : 'detail.entryDeadline', {
                date: format.dateAndTimeWithZone(job.entryDeadline),
              })}
            </Text>
          )}
        </Stack>
      )}
    </Inline>
  );
}

/** Shares a job through the share sheet of the device, or copies its link. */
function ShareButton({ job }: { readonly job: Pick<Job, 'id' | 'title' | 'titleJp'> }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { mutate } = useShareJob({
    mutation: {
      onSuccess: async (share) => {
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

export function ReportButton({ job }: { readonly job: Pick<Job, 'id'> }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" flush icon={Flag} onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {isOpen && <ReportDialog jobId={job.id} onClose={() => setOpen(false)} />}
    </>
  );
}

const reportReasons = [
  'NO_LONGER_OPEN',
  'NOT_A_REAL_JOB',
  'WRONG_INFORMATION',
  'UNFAIR_CONDITIONS',
  'OTHERS',
] as const satisfies readonly JobReportReason[];

interface ReportDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

export function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('jobs');
  return (
    <SharedReportDialog
      form={`report-${jobId}`}
      title={t('report.title')}
      description={t('report.what')}
      reasons={reportReasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      send={(report) => reportJob(jobId, report)}
      onClose={onClose}
    />
  );
}
