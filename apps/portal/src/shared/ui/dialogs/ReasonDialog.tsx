import type { DeclineReason } from '@michi/api/job';
import { Button, type ButtonProps } from '@michi/design-system/button';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SentForm, SubmitButton } from '../forms/SentForm.tsx';
import { type SentFormState, unsent, useSentForm } from '../forms/useSentForm.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import * as z from 'zod/mini';
import { LongText } from '../forms/LongText.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useTextRules } from '../forms/useTextRules.ts';
import { typedText } from '../forms/typedText.ts';
import { notify } from '../toasts/notify.ts';

/** The fixed choices of specs/COVERAGE.md, section 5, in its order. */
export const declineReasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'SCHEDULE_MISMATCH',
  'FIELD_OF_INTEREST_CHANGED',
  'OTHERS',
] as const satisfies readonly DeclineReason[];

interface ReasonFrameProps<Fields extends FieldValues> {
  readonly state: SentFormState<Fields>;
  readonly title: string;
  /** The consequence, as a sentence. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonProps['variant'];
  readonly sendingLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around the fields of a reason, with its buttons and errors. */
export function ReasonFrame<Fields extends FieldValues>({
  state,
  title,
  description,
  confirmLabel,
  confirmVariant = 'dangerSolid',
  sendingLabel,
  onClose,
  children,
}: ReasonFrameProps<Fields>) {
  const { t } = useTranslation('labels');
  return (
    <OpenDialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <SubmitButton variant={confirmVariant} state={state} workingLabel={sendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state}>{children}</SentForm>
    </OpenDialog>
  );
}

interface ReasonList<Choice extends string> {
  readonly id: string;
  /** Needed if there are several lists. */
  readonly label: string;
  readonly reasons: readonly Choice[];
}

interface ReasonEntry<Choice extends string> {
  readonly reason: Choice;
  readonly note?: string;
}

interface ReasonMessages {
  readonly reason: string;
  readonly choose: string;
  readonly note: string;
  readonly noteHint: string;
  readonly noteNeeded: string;
  readonly sending: string;
}

interface ReasonDialogProps<Choice extends string> {
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
  readonly labels?: Partial<ReasonMessages>;
  /** @throws {ApiError} which the dialog shows */
  readonly onSend: (entry: ReasonEntry<Choice>) => Promise<unknown>;
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
  labels: own,
  onSend,
  onClose,
}: ReasonDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  const texts = useTextRules();
  const listOf = (id: string) => lists.find((list) => list.id === id) ?? lists[0];
  const labels: ReasonMessages = {
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
            context.addIssue({ code: 'custom', path: ['reason'], message: labels.choose });
          if (hasNote && reason === 'OTHERS' && typedText(note) === '')
            context.addIssue({ code: 'custom', path: ['note'], message: labels.noteNeeded });
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
      sendingLabel={labels.sending}
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
        label={labels.reason}
        options={list.reasons.map((value) => ({ value, label: labelOf(value) }))}
      />
      {hasNote && (
        <LongText
          {...field('note', { isRequired: reason === 'OTHERS' })}
          label={labels.note}
          hint={labels.noteHint}
          limit={longestNote}
        />
      )}
    </ReasonFrame>
  );
}

interface ReportDialogProps<Choice extends string> {
  /** Names the draft. */
  readonly form: string;
  readonly title: string;
  /** What happens to a report, in a sentence. */
  readonly description: string;
  /** In the order of the contract; `OTHERS` requires a note. */
  readonly reasons: readonly Choice[];
  readonly labelOf: (reason: Choice) => string;
  readonly send: (entry: ReasonEntry<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for reporting something to Michi. The draft is kept until it is sent. */
export function ReportDialog<Choice extends string>({
  title,
  reasons,
  send,
  onClose,
  ...given
}: ReportDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  return (
    <ReasonDialog
      {...given}
      title={title}
      lists={[{ id: 'report', label: title, reasons }]}
      confirmLabel={t('reportForm.send')}
      confirmVariant="primary"
      labels={{
        reason: t('reportForm.reason'),
        choose: t('reportForm.choose'),
        note: t('reportForm.note'),
        noteNeeded: t('reportForm.noteNeeded'),
      }}
      onClose={onClose}
      onSend={async (report) => {
        await send(report);
        notify.success(t('reportForm.done'));
        onClose();
      }}
    />
  );
}
