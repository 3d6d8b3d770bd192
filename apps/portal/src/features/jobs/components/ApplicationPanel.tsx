import type { ApplicationStatus, JobDetail } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import type { HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { StageBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { ApplicationTimeline } from '../../../shared/ui/detail/ApplicationTimeline.tsx';
import { ApplicationLinks } from '../../../shared/ui/detail/ApplicationLinks.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const DeclineDialog = lazyDialog(() => import('./DeclineDialog.tsx'));

export interface ApplicationPanelProps {
  readonly detail: JobDetail;
  readonly application: ApplicationStatus;
  readonly level: HeadingLevel;
  /** Asks what to send along before the recommendation is accepted. */
  readonly onAccept: () => void;
}

/** An application: its stage, the next step and its deadline, the history, and the possible actions. */
export default function ApplicationPanel({ detail, application, level, onAccept }: ApplicationPanelProps) {
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
        </Inline>
        {detail.timeline.length > 0 && (
          <ApplicationTimeline
            application={application}
            kind={detail.job.kind}
            timeline={detail.timeline}
            label={t('detail.timeline')}
            answerByWords={(date) => t('detail.answerBy', { date })}
          />
        )}
        {allowedActions.length > 0 && (
          <Inline gap="xsmall">
            {allowedActions.includes('accept-recommendation') && (
              <Button variant="primary" onClick={onAccept}>
                {t('detail.acceptRecommendation')}
              </Button>
            )}
            {allowedActions.includes('deny-recommendation') && (
              <Button variant="danger" onClick={() => setDeclining('deny-recommendation')}>
                {t('detail.denyRecommendation')}
              </Button>
            )}
            {allowedActions.includes('withdraw') && (
              <Button variant="danger" flush onClick={() => setDeclining('withdraw')}>
                {t('detail.withdraw')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {declining !== null && (
        <Suspense fallback={null}>
          <DeclineDialog job={detail.job} action={declining} onClose={() => setDeclining(null)} />
        </Suspense>
      )}
    </Card>
  );
}
