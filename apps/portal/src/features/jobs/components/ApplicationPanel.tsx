import { useActOnJob, type ApplicationStatus, type JobDetail } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import type { HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { PathSteps, type PathStep } from '@michi/design-system/path-steps';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/deadline/DeadlineBadge.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { StageBadge } from '../../../shared/stage/StageBadge.tsx';
import { notify } from '../../../shared/toasts/notify.ts';
import { refreshJobs } from '../jobCache.ts';

const DeclineDialog = lazy(() => import('./DeclineDialog.tsx'));

export interface ApplicationPanelProps {
  readonly detail: JobDetail;
  readonly application: ApplicationStatus;
  readonly level: HeadingLevel;
}

/** Stages where the way stopped. */
const stopped: readonly ApplicationStatus['stage'][] = ['UNLUCKY', 'OFFER_DENIED', 'WITHDRAWN'];

/** How the last entry of the timeline is drawn: waiting for you, waiting for others, stopped, or arrived. */
const stateOfLast = ({ stage, answerBy }: ApplicationStatus): PathStep['state'] => {
  if (stage === 'OFFER_ACCEPTED') return 'done';
  if (stopped.includes(stage)) return 'ended';
  return answerBy === null ? 'current' : 'owed';
};

/** Where your application stands, what is next and by when, what happened so far, and what you may do. */
export function ApplicationPanel({ detail, application, level }: ApplicationPanelProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const client = useQueryClient();
  const [declining, setDeclining] = useState<'withdraw' | 'deny-recommendation' | null>(null);
  const { mutate, isPending } = useActOnJob({
    mutation: {
      onSuccess: () => notify.success(t('withdraw.accepted')),
      onSettled: () => refreshJobs(client),
    },
  });
  const { allowedActions, answerBy, resultExpectedBy, isResultOverdue } = application;
  const steps = detail.timeline.map((entry, index): PathStep => {
    const state = index === detail.timeline.length - 1 ? stateOfLast(application) : 'done';
    const time = format.dateAndTime(entry.happenedAt);
    const words = [
      labels(`actor.${entry.actor}`),
      entry.reason === null ? null : labels(`declineReason.${entry.reason}`),
      entry.note,
    ];
    return {
      id: entry.id,
      label: labels(`stage.${entry.stage}`),
      state,
      // Beside an answer that is owed, a time would be taken for the one it is due by, which stands above.
      ...(state === 'owed' ? { note: format.list([...words, time]) } : { note: format.list(words), time }),
    };
  });
  return (
    <Card
      title={t('detail.status')}
      level={level}
      tone="selected"
      headerEnd={<StageBadge stage={application.stage} />}
    >
      <Stack gap="medium">
        {answerBy !== null && (
          <Inline gap="xsmall">
            <DeadlineBadge at={answerBy} isOwed />
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
        {steps.length > 0 && <PathSteps direction="vertical" label={t('detail.timeline')} steps={steps} />}
        {allowedActions.length > 0 && (
          <Inline gap="xsmall">
            {allowedActions.includes('accept-recommendation') && (
              <Button
                variant="primary"
                working={isPending}
                workingLabel={t('sending')}
                onClick={() => mutate({ id: detail.job.id, data: { action: 'accept-recommendation' } })}
              >
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
