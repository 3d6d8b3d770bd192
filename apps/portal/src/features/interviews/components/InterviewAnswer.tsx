import { useActOnInterview, type Interview } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync, Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { clashesWith } from '../busyTimes.ts';
import { cacheInterview, refreshInterviews } from '../interviewCache.ts';
import { useBusyTimes } from '../useBusyTimes.ts';
import { ClashAlert } from './ClashAlert.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const DeclineInterviewDialog = lazyDialog(() => import('./DeclineInterviewDialog.tsx'));
const RescheduleDialog = lazyDialog(() => import('./RescheduleDialog.tsx'));

const accept = { action: 'accept' } as const;

/** The responses that the server allows, and other events at that time. */
export function InterviewAnswer({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [asking, setAsking] = useState<'deny' | 'cancel' | 'reschedule' | null>(null);
  const { id, allowedActions, status } = interview;
  const canAccept = allowedActions.includes('accept');
  const { busy, isChecking } = useBusyTimes(interview, [interview.endsAt], canAccept);
  const clashes = clashesWith(busy, interview);
  const { mutate, isPending } = useActOnInterview({
    mutation: {
      onSuccess: (answered) => {
        notify.success(t('answer.accepted'));
        return cacheInterview(client, answered);
      },
      // The shown data are outdated: somebody else acted meanwhile.
      onError: () => refreshInterviews(client),
    },
  });
  const close = () => setAsking(null);
  if (allowedActions.length === 0) return null;
  return (
    <Stack gap="medium">
      {canAccept && clashes.length > 0 && <ClashAlert interview={interview} clashes={clashes} />}
      <Inline justify="between" gap="small">
        <Inline gap="small">
          {canAccept && (
            <Button
              variant="primary"
              size="large"
              icon={Check}
              working={isPending || isChecking}
              workingLabel={isPending ? t('sending') : t('answer.checking')}
              onClick={() => mutate({ id, data: accept, headers: keyFor(accept) })}
            >
              {status === 'RESCHEDULE_REQUESTED' ? t('answer.acceptOld') : t('answer.accept')}
            </Button>
          )}
          {allowedActions.includes('reschedule') && (
            <Button size="large" icon={CalendarSync} onClick={() => setAsking('reschedule')}>
              {status === 'RESCHEDULE_REQUESTED' ? t('answer.rescheduleAgain') : t('answer.reschedule')}
            </Button>
          )}
        </Inline>
        {allowedActions.includes('deny') && (
          <Button size="large" variant="danger" flush onClick={() => setAsking('deny')}>
            {t('answer.deny')}
          </Button>
        )}
        {allowedActions.includes('cancel') && (
          <Button size="large" variant="danger" flush onClick={() => setAsking('cancel')}>
            {t('answer.cancel')}
          </Button>
        )}
      </Inline>
      {allowedActions.includes('reschedule') && (
        <Text size="small" tone="soft">
          {t('answer.rescheduleNote')}
        </Text>
      )}
      <Suspense fallback={null}>
        {(asking === 'deny' || asking === 'cancel') && (
          <DeclineInterviewDialog interview={interview} action={asking} onClose={close} />
        )}
        {asking === 'reschedule' && <RescheduleDialog interview={interview} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
