import { useUpdateJobOfferStatus, type OfferLetter } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { DescriptionList } from '@michi/design-system/description-list';
import { Dialog } from '@michi/design-system/dialog';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { keepLetter, refreshOffers } from '../offerCache.ts';
import { OfferRefused } from './OfferRefused.tsx';

export interface AcceptOfferDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
}

/** Says once more what is accepted and what that means, and asks for an explicit word before it is done. */
export default function AcceptOfferDialog({ letter, onClose }: AcceptOfferDialogProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const [isConfirmed, setConfirmed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { offer } = letter;
  const { kind } = offer.job;
  const company = pickBilingual(offer.job.company, 'name', language);
  const { mutate, isPending, error } = useUpdateJobOfferStatus({
    mutation: {
      onSuccess: (answered) => {
        notify.success(t(`accept.done.${kind}`, { company }));
        onClose();
        return keepLetter(client, answered);
      },
      // Another offer may have been accepted elsewhere in the same moment: the letter says which.
      onError: () => refreshOffers(client),
    },
  });
  const isUnconfirmed = attempts > 0 && !isConfirmed;
  const send = () => {
    setAttempts(attempts + 1);
    if (!isConfirmed || isPending) return;
    const body = { jobOfferId: offer.id, action: 'accept-offer' as const };
    mutate({ data: body, headers: keyFor(body) });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`accept.title.${kind}`)}
      description={t('accept.what', { company })}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{labels('reasonForm.goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            working={isPending}
            workingLabel={labels('reasonForm.sending')}
          >
            {t(`accept.confirm.${kind}`)}
          </Button>
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
          <ErrorSummary
            title={shared('form.faults', { count: 1 })}
            errors={isUnconfirmed ? [{ fieldId: `${form}-confirmed`, message: t('accept.needed') }] : []}
            attempt={attempts}
          />
          {error !== null && <OfferRefused error={error} />}
          <DescriptionList
            layout="rows"
            items={[
              { term: t(`terms.position.${kind}`), value: pickBilingual(letter, 'position', language) },
              { term: t(`terms.salary.${kind}`), value: format.salary(letter.salary) },
              { term: t(`terms.joiningDate.${kind}`), value: format.longDate(offer.joiningDate) },
            ]}
          />
          {kind === 'JOB' ? (
            <Alert tone="warning" silent title={t('means.one')}>
              {t('means.others')}
            </Alert>
          ) : (
            <Text>{t('means.others')}</Text>
          )}
          <Checkbox
            id={`${form}-confirmed`}
            label={t(`accept.confirmed.${kind}`, { company })}
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
            error={isUnconfirmed ? t('accept.needed') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
