import { actOnJob, type ApplicationStatus, type Job, type JobDetail } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import type { HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { MenuItem } from '@michi/design-system/menu';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { ApplicationLinks } from '../../../shared/ui/detail/ApplicationLinks.tsx';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { MoreActions } from '../../../shared/ui/detail/MoreActions.tsx';
import { OtherJobsLink, PrepareLinks } from '../../../shared/ui/detail/NextLinks.tsx';
import { StageBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { ReasonDialog, declineReasons } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { refreshJobs } from '../queries.ts';
import type { Applying } from '../useApplying.ts';

interface ApplicationPanelProps {
  readonly detail: JobDetail;
  readonly application: ApplicationStatus;
  readonly level: HeadingLevel;
  /** Link to the page that says what goes along before the recommendation is accepted. */
  readonly accept: Applying['link'];
}

/** Whether an application is over, and other jobs are next. */
const isOver = (stage: ApplicationStatus['stage']) => stage === 'WITHDRAWN' || stage === 'UNLUCKY';

/** An application: its stage, the next step and its deadline, the history, and the possible actions. */
export function ApplicationPanel({ detail, application, level, accept }: ApplicationPanelProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const [declining, setDeclining] = useState<'withdraw' | 'deny-recommendation' | null>(null);
  const { allowedActions, answerBy, resultExpectedBy, isResultOverdue } = application;
  return (
    <Card
      title={t('detail.status')}
      level={level}
      tone="selected"
      headerEnd={<StageBadge application={application} kind={detail.job.kind} />}
    >
      <Stack gap="medium">
        {answerBy !== null && (
          <Inline gap="xsmall">
            <DeadlineBadge at={answerBy} isOwed isBesideDate />
            <Text as="span">{t('detail.answerBy', { date: format.dateAndTimeWithZone(answerBy) })}</Text>
          </Inline>
        )}
        {resultExpectedBy !== null && (
          <Text {...(isResultOverdue && { tone: 'warning' as const })}>
            {isResultOverdue
              ? format.list([t('detail.resultOverdue'), format.date(resultExpectedBy)])
              : t('detail.resultExpected', { date: format.date(resultExpectedBy) })}
          </Text>
        )}
        <Inline gap="xsmall">
          <ApplicationLinks application={application} kind={detail.job.kind} />
          {application.appliedAt !== null && (
            <Button asChild icon={FileText}>
              <Link to={toApplication(application.id)}>{labels('application.open')}</Link>
            </Button>
          )}
          {application.stage === 'APPLIED' && (
            <PrepareLinks size="medium" applicationId={null} company={detail.job.company} />
          )}
          {isOver(application.stage) && <OtherJobsLink size="medium" job={detail.job} />}
          {allowedActions.includes('withdraw') && (
            <MoreActions>
              <MenuItem icon={Undo2} tone="danger" onClick={() => setDeclining('withdraw')}>
                {t('detail.withdraw')}
              </MenuItem>
            </MoreActions>
          )}
        </Inline>
        {detail.timeline.length > 0 && (
          <ApplicationTimeline
            application={application}
            kind={detail.job.kind}
            timeline={detail.timeline}
            label={t('detail.timeline')}
            answerByLabel={(date) => t('detail.answerBy', { date })}
          />
        )}
        {allowedActions.some((action) => action !== 'withdraw') && (
          <Inline gap="xsmall">
            {allowedActions.includes('accept-recommendation') && (
              <Button asChild variant="primary">
                <Link {...accept}>{t('detail.acceptRecommendation')}</Link>
              </Button>
            )}
            {allowedActions.includes('deny-recommendation') && (
              <Button variant="danger" onClick={() => setDeclining('deny-recommendation')}>
                {t('detail.denyRecommendation')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {declining !== null && (
        <DeclineDialog job={detail.job} action={declining} onClose={() => setDeclining(null)} />
      )}
    </Card>
  );
}

interface DeclineDialogProps {
  readonly job: Job;
  readonly action: 'withdraw' | 'deny-recommendation';
  readonly onClose: () => void;
}

/** Asks for a reason before an application is withdrawn or a recommendation declined. */
function DeclineDialog({ job, action, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts =
    action === 'withdraw'
      ? {
          title: t('withdraw.title'),
          what: t('withdraw.what'),
          confirm: t('withdraw.confirm'),
        }
      : {
          title: t('withdraw.denyTitle'),
          what: t('withdraw.denyWhat'),
          confirm: t('withdraw.denyConfirm'),
        };
  return (
    <ReasonDialog
      form={`job-${action}-${job.id}`}
      title={texts.title}
      description={texts.what}
      lists={[{ id: 'decline', label: texts.title, reasons: declineReasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={texts.confirm}
      onClose={onClose}
      onSend={async (given) => {
        const body = { action, ...given };
        await actOnJob(job.id, body, { headers: keyFor(body) });
        onClose();
        void refreshJobs(client);
      }}
    />
  );
}
