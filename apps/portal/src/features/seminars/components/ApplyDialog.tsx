import { useApplyToSeminar, type Seminar, type SeminarDetail } from '@michi/api/seminar';
import { ApiError } from '@michi/api/transport';
import { useStudentProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import type { WayIn } from '../availability.ts';
import { patchSeminar, refreshSeminars } from '../seminarCache.ts';
import { timeWords } from '../seminarWords.ts';
import { ApplyReceipt } from './ApplyReceipt.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';

export interface ApplyDialogProps {
  readonly detail: SeminarDetail;
  /** What an application means now; null once it is no longer possible. */
  readonly wayIn: WayIn | null;
  readonly onClose: () => void;
}

/** Asks for the reason for applying, says what applying means now, sends it once, and says what comes next. */
export default function ApplyDialog({ detail, wayIn, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const { seminar } = detail;
  const draft = `seminar-apply-${seminar.id}`;
  const profile = useStudentProfile();
  const reasons = profile.data?.reasonsForApplying;
  const [chosen, setChosen] = useState(() => drafts.read(draft)['reasonId']);
  const [wasSent, setWasSent] = useState(false);
  const [result, setResult] = useState<Seminar>();
  const { mutate, isPending, error } = useApplyToSeminar({
    mutation: {
      onSuccess: ({ seminar: applied }) => {
        drafts.discard(draft);
        setResult(applied);
        patchSeminar(client, seminar.id, () => applied);
        return refreshSeminars(client);
      },
      // What stands there is out of date: somebody else took the last seat, or it closed meanwhile.
      onError: () => refreshSeminars(client),
    },
  });
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  if (result !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={close}
        size="small"
        title={t('receipt.title')}
        closeLabel={shared('actions.close')}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('receipt.close')}
          </Button>
        }
      >
        <ApplyReceipt seminar={result} linkOpensAt={detail.linkOpensAt} />
      </Dialog>
    );
  }
  // The last seat went while the dialog was open: now it is about the queue.
  const wasTaken = error instanceof ApiError && error.code === 'SEMINAR_FULL';
  const way = wasTaken ? 'queue' : (wayIn ?? 'seat');
  // The reason of a held seat or an earlier application is the first offer.
  const earlier = reasons?.find(({ text }) => text === seminar.application?.reason)?.id;
  const reasonId = reasons?.find(({ id }) => id === chosen)?.id ?? earlier;
  const send = () => {
    setWasSent(true);
    if (reasonId === undefined) return;
    const data = { seminarId: seminar.id, reasonId, ...(way === 'queue' && { joinsWaitingList: true }) };
    mutate({ data, headers: keyFor(data) });
  };
  const isUnchosen = wasSent && reasonId === undefined;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(`way.${way}.title`)}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          {reasons !== undefined && reasons.length > 0 && (
            <Button
              type="submit"
              form={form}
              variant="primary"
              working={isPending}
              workingLabel={t('sending')}
            >
              {t(`way.${way}.confirm`)}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="medium">
          {wasTaken && (
            <Alert tone="warning" title={t('way.taken')}>
              {t('way.takenNote')}
            </Alert>
          )}
          {error !== null && !wasTaken && (
            <Alert tone="danger" silent>
              {errorMessage(error, shared)}
            </Alert>
          )}
          <Stack gap="xxsmall">
            <Heading level={3} size="large">
              {pickBilingual(seminar, 'title', language)}
            </Heading>
            <Text tone="soft">{timeWords(seminar, format, t)}</Text>
          </Stack>
          <ReasonChoice
            seminarId={seminar.id}
            profile={profile}
            value={reasonId}
            error={isUnchosen ? t('reasons.choose') : fieldErrors(error)['reasonId']}
            onChoose={(id) => {
              setChosen(id);
              drafts.keep(draft, { reasonId: id });
            }}
          />
          <Alert tone="info" silent title={t('way.next')}>
            {t(`way.${way}.next`)}
          </Alert>
        </Stack>
      </form>
    </Dialog>
  );
}
