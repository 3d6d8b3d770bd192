import { ApiError } from '@michi/api/transport';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { TextArea } from '@michi/design-system/text-area';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../drafts/drafts.ts';
import { useFormat } from '../format/useFormat.ts';
import { tellFailure } from '../forms/tellFailure.ts';
import { ReasonFrame } from './ReasonFrame.tsx';
import { typedText } from '../forms/typedText.ts';

/** A fixed list of reasons. */
export interface ReasonList<Choice extends string> {
  readonly id: string;
  /** Names the list where there is another. */
  readonly label: string;
  readonly reasons: readonly Choice[];
}

/** What was said. */
export interface GivenReason<Choice extends string> {
  readonly reason: Choice;
  readonly note?: string;
}

const names = ['reason', 'note'] as const;

/** What the dialog says where its usual words do not fit. */
export interface ReasonWords {
  readonly choose: string;
  readonly note: string;
  readonly noteHint: string;
  readonly noteNeeded: string;
  readonly sending: string;
}

export interface ReasonDialogProps<Choice extends string> {
  /** Names the draft. */
  readonly form: string;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly description: string;
  /** One list, or several to choose from. */
  readonly lists: readonly [ReasonList<Choice>, ...ReasonList<Choice>[]];
  readonly labelOf: (reason: Choice) => string;
  /** Names the choice of the list, where there are several. */
  readonly listsLabel?: string;
  /** What the button does. */
  readonly confirmLabel: string;
  /** Whether there is room for more words. There is unless said otherwise. */
  readonly hasNote?: boolean;
  /** Characters of free text, as the contract has it. */
  readonly longestNote?: number;
  readonly words?: Partial<ReasonWords>;
  /** Sends it. @throws {ApiError} which is then said in the dialog */
  readonly onSend: (given: GivenReason<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something is declined, taken back or taken away. What was typed is kept until it is sent. */
export function ReasonDialog<Choice extends string>({
  form: formName,
  title,
  description,
  lists,
  labelOf,
  listsLabel,
  confirmLabel,
  hasNote = true,
  longestNote = 2000,
  words: own,
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
  const words: ReasonWords = {
    choose: t('reasonForm.choose'),
    note: t('reasonForm.note'),
    noteHint: t('reasonForm.noteHint', { formatted: format.number(longestNote) }),
    noteNeeded: t('reasonForm.noteNeeded'),
    sending: t('reasonForm.sending'),
    ...own,
  };
  const send = async (fields: { readonly reason: string; readonly note: string }) => {
    const chosen = list.reasons.find((each) => each === fields.reason);
    if (chosen === undefined) {
      setError('reason', { message: words.choose });
      return;
    }
    const said = typedText(fields.note);
    try {
      await onSend({ reason: chosen, ...(said !== '' && { note: said }) });
      drafts.discard(formName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  return (
    <ReasonFrame
      form={form}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      sendingLabel={words.sending}
      isSending={isSubmitting}
      names={names}
      errors={errors}
      attempt={submitCount}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      {lists.length > 1 && listsLabel !== undefined && (
        <SegmentedControl
          label={listsLabel}
          options={lists.map(({ id, label }) => ({ value: id, label }))}
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
        options={list.reasons.map((value) => ({ value, label: labelOf(value) }))}
        error={errors.reason?.message}
        {...register('reason', { required: words.choose })}
      />
      {hasNote && (
        <TextArea
          id={`${form}-note`}
          label={words.note}
          requirement={needsNote ? shared('form.required') : shared('form.optional')}
          hint={words.noteHint}
          rows={3}
          maxLength={longestNote}
          error={errors.note?.message}
          {...register('note', {
            validate: (text, { reason: chosen }) =>
              chosen !== 'OTHERS' || typedText(text) !== '' || words.noteNeeded,
          })}
        />
      )}
    </ReasonFrame>
  );
}
