import type { ButtonProps } from '@michi/design-system/button';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../forms/LongText.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { unsent, useSentForm } from '../forms/useSentForm.ts';
import { useTexts } from '../forms/useTexts.ts';
import { ReasonFrame } from './ReasonFrame.tsx';
import { typedText } from '../forms/typedText.ts';

export interface ReasonList<Choice extends string> {
  readonly id: string;
  /** Needed if there are several lists. */
  readonly label: string;
  readonly reasons: readonly Choice[];
}

export interface GivenReason<Choice extends string> {
  readonly reason: Choice;
  readonly note?: string;
}

export interface ReasonMessages {
  readonly reason: string;
  readonly choose: string;
  readonly note: string;
  readonly noteHint: string;
  readonly noteNeeded: string;
  readonly sending: string;
}

export interface ReasonDialogProps<Choice extends string> {
  /** Name of the draft. */
  readonly form: string;
  readonly title: string;
  /** The consequence, as a sentence. */
  readonly description: string;
  /** One list, or several to choose from. */
  readonly lists: readonly [ReasonList<Choice>, ...ReasonList<Choice>[]];
  readonly labelOf: (reason: Choice) => string;
  /** Label of the choice between several lists. */
  readonly listsLabel?: string;
  readonly confirmLabel: string;
  /** Default: `dangerSolid`, since most reasons end something. */
  readonly confirmVariant?: ButtonProps['variant'];
  /** Offers a free text; default: true. */
  readonly hasNote?: boolean;
  /** Limit of the contract, in characters. */
  readonly longestNote?: number;
  readonly words?: Partial<ReasonMessages>;
  /** @throws {ApiError} which the dialog shows */
  readonly onSend: (given: GivenReason<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for the reason of declining, withdrawing or removing something. The draft is kept until it is sent. */
export function ReasonDialog<Choice extends string>({
  form: formName,
  title,
  description,
  lists,
  labelOf,
  listsLabel,
  confirmLabel,
  confirmVariant = 'dangerSolid',
  hasNote = true,
  longestNote = 2000,
  words: own,
  onSend,
  onClose,
}: ReasonDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  const texts = useTexts();
  const listOf = (id: string) => lists.find((list) => list.id === id) ?? lists[0];
  const words: ReasonMessages = {
    reason: t('reasonForm.reason'),
    choose: t('reasonForm.choose'),
    note: t('reasonForm.note'),
    noteHint: t('reasonForm.noteHint', { formatted: format.number(longestNote) }),
    noteNeeded: t('reasonForm.noteNeeded'),
    sending: t('reasonForm.sending'),
    ...own,
  };
  const state = useSentForm({
    id: useId(),
    names: ['reason', 'note'],
    schema: z
      .object({ reason: z.string(), note: texts.optional({ maxLength: longestNote }), list: z.string() })
      .check(
        z.superRefine(({ reason, note, list }, context) => {
          if (!listOf(list).reasons.some((each) => each === reason))
            context.addIssue({ code: 'custom', path: ['reason'], message: words.choose });
          if (hasNote && reason === 'OTHERS' && typedText(note) === '')
            context.addIssue({ code: 'custom', path: ['note'], message: words.noteNeeded });
        }),
      ),
    defaultValues: { reason: '', note: '', list: lists[0].id },
    draft: { name: formName, of: (fields) => fields },
    send: async (fields) => {
      const reason = listOf(fields.list).reasons.find((each) => each === fields.reason);
      if (reason === undefined) return unsent;
      const note = typedText(fields.note);
      await onSend({ reason, ...(note !== '' && { note }) });
      return reason;
    },
  });
  const { form, field } = state;
  const [reason, listId] = useWatch({ control: form.control, name: ['reason', 'list'] });
  const list = listOf(listId);
  return (
    <ReasonFrame
      state={state}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      confirmVariant={confirmVariant}
      sendingLabel={words.sending}
      onClose={onClose}
    >
      {lists.length > 1 && listsLabel !== undefined && (
        <SegmentedControl
          label={listsLabel}
          options={lists.map(({ id, label }) => ({ value: id, label }))}
          value={list.id}
          onValueChange={(next) => {
            form.setValue('list', next, { shouldDirty: true });
            form.setValue('reason', '');
          }}
        />
      )}
      <RadioGroup<Choice>
        key={list.id}
        {...field('reason', { isRequired: true })}
        label={words.reason}
        options={list.reasons.map((value) => ({ value, label: labelOf(value) }))}
      />
      {hasNote && (
        <LongText
          {...field('note', { isRequired: reason === 'OTHERS' })}
          label={words.note}
          hint={words.noteHint}
          limit={longestNote}
        />
      )}
    </ReasonFrame>
  );
}
