import { ApiError } from '@michi/api/transport';
import type { DeclineReason, OfferDenyDetailedReason, OfferDenyReason } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../drafts/drafts.ts';
import { useFormat } from '../format/useFormat.ts';
import { FormFaults } from '../forms/FormFaults.tsx';
import { tellFailure } from '../forms/tellFailure.ts';

/** A reason of any of the fixed lists (product spec, section 5). */
export type Reason = DeclineReason | OfferDenyReason | OfferDenyDetailedReason;

/** A fixed list of reasons. */
export interface ReasonList<Choice extends Reason> {
  readonly id: string;
  /** Names the list where there is another. */
  readonly label: string;
  readonly reasons: readonly Choice[];
}

/** What the student said. */
export interface GivenReason<Choice extends Reason> {
  readonly reason: Choice;
  readonly note?: string;
}

const names = ['reason', 'note'] as const;

/** Characters of free text, as the contract has it. */
const longestNote = 2000;

export interface ReasonDialogProps<Choice extends Reason> {
  /** Names the draft. */
  readonly form: string;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly description: string;
  /** One list, or several to choose from. */
  readonly lists: readonly [ReasonList<Choice>, ...ReasonList<Choice>[]];
  /** Names the choice of the list, where there are several. */
  readonly listsLabel?: string;
  /** What the button does. */
  readonly confirmLabel: string;
  /** Whether there is room for more words. There is unless said otherwise. */
  readonly hasNote?: boolean;
  /** Sends it. @throws {ApiError} which is then said in the dialog */
  readonly onSend: (given: GivenReason<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something is declined or taken back. What was typed is kept until it is sent. */
export function ReasonDialog<Choice extends Reason>({
  form: formName,
  title,
  description,
  lists,
  listsLabel,
  confirmLabel,
  hasNote = true,
  onSend,
  onClose,
}: ReasonDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const form = useId();
  const [kept] = useState(() => drafts.read(formName));
  const [listId, setListId] = useState(() => kept['list'] ?? lists[0].id);
  const list = lists.find(({ id }) => id === listId) ?? lists[0];
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm({
    defaultValues: { reason: '', note: '', ...kept },
    shouldFocusError: false,
  });
  const [reason, note] = useWatch({ control, name: ['reason', 'note'] });
  useEffect(() => drafts.keep(formName, { reason, note, list: listId }), [formName, reason, note, listId]);
  const needsNote = reason === 'OTHERS';
  const wordsOf = (each: Reason) => t(`declineReason.${each}`);
  const send = async (fields: { readonly reason: string; readonly note: string }) => {
    const chosen = list.reasons.find((each) => each === fields.reason);
    if (chosen === undefined) {
      setError('reason', { message: t('reasonForm.choose') });
      return;
    }
    const words = fields.note.trim();
    try {
      await onSend({ reason: chosen, ...(words !== '' && { note: words }) });
      drafts.discard(formName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="dangerSolid"
            working={isSubmitting}
            workingLabel={t('reasonForm.sending')}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack gap="large">
          <FormFaults
            names={names}
            errors={errors}
            idOf={(name) => `${form}-${name}`}
            attempt={submitCount}
          />
          {lists.length > 1 && listsLabel !== undefined && (
            <SegmentedControl
              label={listsLabel}
              segments={lists.map(({ id, label }) => ({ value: id, label }))}
              value={list.id}
              onValueChange={(next) => {
                setListId(next);
                setValue('reason', '');
              }}
            />
          )}
          <RadioGroup<Choice>
            key={list.id}
            id={`${form}-reason`}
            label={t('reasonForm.reason')}
            requirement={shared('form.required')}
            options={list.reasons.map((value) => ({ value, label: wordsOf(value) }))}
            error={errors.reason?.message}
            {...register('reason', { required: t('reasonForm.choose') })}
          />
          {hasNote && (
            <TextArea
              id={`${form}-note`}
              label={t('reasonForm.note')}
              requirement={needsNote ? shared('form.required') : shared('form.optional')}
              hint={t('reasonForm.noteHint', { formatted: format.number(longestNote) })}
              rows={3}
              maxLength={longestNote}
              error={errors.note?.message}
              {...register('note', {
                validate: (text, { reason: chosen }) =>
                  chosen !== 'OTHERS' || text.trim() !== '' || t('reasonForm.noteNeeded'),
              })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
