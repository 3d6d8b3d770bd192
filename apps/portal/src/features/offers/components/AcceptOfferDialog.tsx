import { updateJobOfferStatus, type OfferLetter } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { DescriptionList } from '@michi/design-system/description-list';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { cacheLetter, refreshOffers } from '../offerCache.ts';
import { OfferRefused } from './OfferRefused.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

export interface AcceptOfferDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
  readonly onAccepted: () => void;
}

/** Repeats what is accepted and what that means, and requires an explicit confirmation. */
export default function AcceptOfferDialog({ letter, onClose, onAccepted }: AcceptOfferDialogProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const tellFailed = useFailureToast();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { offer } = letter;
  const { kind } = offer.job;
  const company = pickBilingual(offer.job.company, 'name', language);
  const state = useSentForm({
    id: useId(),
    names: ['confirmed'],
    schema: z.object({
      confirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, t('accept.needed'))),
    }),
    defaultValues: { confirmed: false },
    send: () => {
      setRefusal(null);
      const body = { jobOfferId: offer.id, action: 'accept-offer' as const };
      return updateJobOfferStatus(body, keyFor(body));
    },
    onSent: (answered) => {
      onClose();
      onAccepted();
      return cacheLetter(client, answered);
    },
    onRefused: (error) => {
      setRefusal(error);
      tellFailed(error);
      // Another offer may have been accepted elsewhere in the same moment: the letter says which.
      void refreshOffers(client);
      return true;
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t(`accept.title.${kind}`)}
      description={t('accept.what', { company })}
      footer={
        <>
          <Button onClick={onClose}>{labels('reasonForm.goBack')}</Button>
          <SubmitButton state={state} workingLabel={labels('reasonForm.sending')}>
            {t(`accept.confirm.${kind}`)}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        {refusal !== null && <OfferRefused error={refusal} />}
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
        <Checkbox {...state.field('confirmed')} label={t(`accept.confirmed.${kind}`, { company })} />
      </SentForm>
    </OpenDialog>
  );
}
