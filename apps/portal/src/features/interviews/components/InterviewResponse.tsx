import { actOnInterview, useActOnInterview, type Interview } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { MenuItem } from '@michi/design-system/menu';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TimeOverlap } from '@michi/design-system/time-overlap';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync, CalendarX2, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { MoreActions } from '../../../shared/ui/detail/MoreActions.tsx';
import { ReasonDialog, declineReasons } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { cacheInterview, refreshInterviews } from '../interviewCache.ts';
import { clashesWith, sharedMinutes, type BusyTime } from '../interviewTimes.ts';
import { useBusyTimes } from '../useBusyTimes.ts';
import { RescheduleDialog } from './RescheduleDialog.tsx';

const accept = { action: 'accept' } as const;

/** The responses that the server allows, and other events at that time. */
export function InterviewResponse({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [openDialog, setOpenDialog] = useState<'deny' | 'cancel' | 'reschedule' | null>(null);
  const { id, allowedActions, status } = interview;
  const canAccept = allowedActions.includes('accept');
  const { busy, isChecking } = useBusyTimes(interview, [interview.endsAt], canAccept);
  const clashes = clashesWith(busy, interview);
  const { mutate, isPending } = useActOnInterview({
    mutation: {
      // The screen then says that it is accepted, and what to do now.
      onSuccess: (changed) => cacheInterview(client, changed),
      // The shown data are outdated: somebody else acted meanwhile.
      onError: () => refreshInterviews(client),
    },
  });
  const close = () => setOpenDialog(null);
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
            <Button size="large" icon={CalendarSync} onClick={() => setOpenDialog('reschedule')}>
              {status === 'RESCHEDULE_REQUESTED' ? t('answer.rescheduleAgain') : t('answer.reschedule')}
            </Button>
          )}
        </Inline>
        {allowedActions.includes('deny') && (
          <Button size="large" variant="danger" flush onClick={() => setOpenDialog('deny')}>
            {t('answer.deny')}
          </Button>
        )}
        {allowedActions.includes('cancel') && (
          <MoreActions>
            <MenuItem icon={CalendarX2} tone="danger" onClick={() => setOpenDialog('cancel')}>
              {t('answer.cancel')}
            </MenuItem>
          </MoreActions>
        )}
      </Inline>
      {allowedActions.includes('reschedule') && (
        <Text size="small" tone="soft">
          {t('answer.rescheduleNote')}
        </Text>
      )}

      {(openDialog === 'deny' || openDialog === 'cancel') && (
        <DeclineInterviewDialog interview={interview} action={openDialog} onClose={close} />
      )}
      {openDialog === 'reschedule' && <RescheduleDialog interview={interview} onClose={close} />}
    </Stack>
  );
}

interface ClashAlertProps {
  readonly interview: Interview;
  readonly clashes: readonly BusyTime[];
}

/** Other events at the time of an interview, as text and as a chart. */
function ClashAlert({ interview, clashes }: ClashAlertProps) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const range = (span: Pick<BusyTime, 'startsAt' | 'endsAt'>) =>
    format.times(format.time(span.startsAt), format.time(span.endsAt));
  const spanOf = ({ startsAt, endsAt }: Pick<BusyTime, 'startsAt' | 'endsAt'>) => ({
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
    note: range({ startsAt, endsAt }),
  });
  return (
    <Alert tone="warning" title={t('clash.title', { count: clashes.length })}>
      <Stack gap="small">
        <Stack gap="xxsmall" as="ul">
          {clashes.map((clash) => (
            <li key={clash.id}>
              {t('clash.one', {
                title: clash.title,
                range: range(clash),
                count: sharedMinutes(interview, clash),
              })}
            </li>
          ))}
        </Stack>
        <TimeOverlap
          own={{ id: interview.id, label: t('clash.own'), ...spanOf(interview) }}
          others={clashes.map((clash) => ({ id: clash.id, label: clash.title, ...spanOf(clash) }))}
          formatTime={(moment) => format.time(new Date(moment).toISOString())}
        />
      </Stack>
    </Alert>
  );
}

interface DeclineInterviewDialogProps {
  readonly interview: Interview;
  /** `cancel` for one that was accepted. */
  readonly action: 'deny' | 'cancel';
  readonly onClose: () => void;
}

function DeclineInterviewDialog({ interview, action, onClose }: DeclineInterviewDialogProps) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return (
    <ReasonDialog
      form={`interview-${action}-${interview.id}`}
      title={t(`decline.${action}.title`)}
      description={t(`decline.${action}.what`)}
      lists={[{ id: 'decline', label: t(`decline.${action}.title`), reasons: declineReasons }]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      confirmLabel={t(`decline.${action}.confirm`)}
      onClose={onClose}
      onSend={async (given) => {
        const body = { action, ...given };
        const changed = await actOnInterview(interview.id, body, { headers: keyFor(body) });
        onClose();
        void cacheInterview(client, changed);
      }}
    />
  );
}
