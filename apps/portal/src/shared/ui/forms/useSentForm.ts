import { ApiError } from '@michi/api/transport';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { drafts, type Draft } from '../../offline/drafts/drafts.ts';
import { showServerErrors, type ServerFault } from './showServerErrors.ts';
import { createFieldOf, type FieldOf, type FormRules } from './useFields.ts';

/** What `send` answers when it sent nothing after all: the draft stays, and nothing follows. */
export const unsent = Symbol('unsent');

/** A form's draft. */
export interface FormDraft<Fields> {
  /** Names the draft. */
  readonly name: string;
  /** What of the form is kept, as text; never a password. */
  readonly of: (fields: Fields) => Draft;
  /** What a draft puts into the form; its own fields unless said otherwise. */
  readonly read?: (draft: Draft) => object;
}

export interface SentFormOptions<Fields extends FieldValues, Answer> {
  /** Id of the form; that of a field has it before its own name. */
  readonly id: string;
  /** The fields that can be at fault, in the order in which they stand; a function where that changes with what is typed. */
  readonly names: readonly FieldPath<Fields>[] | ((fields: Fields) => readonly FieldPath<Fields>[]);
  /** What must hold before anything is sent: its issues are what is said of the fields. */
  readonly schema: z.ZodMiniType<Fields>;
  /** What the form begins with where there is no draft. */
  readonly defaultValues: DefaultValues<Fields>;
  readonly draft?: FormDraft<Fields> | undefined;
  /** A form of one field: what is wrong stands at it alone, and it takes the focus in place of a summary. */
  readonly isOneField?: boolean;
  /** What was typed into the page before it came alive; it goes before the draft. */
  readonly typed?: Draft;
  /** Sends it. @throws {ApiError} which is then said in the form */
  readonly send: (fields: Fields) => Promise<Answer | typeof unsent>;
  /** What follows once it was taken; the draft is gone by then. */
  readonly onSent?: (answer: Answer, fields: Fields) => unknown;
  /** Hears why it was not taken. @returns true when that needs no word in the form */
  readonly onRefused?: (error: ApiError) => boolean | void;
  /** The form's own name of a field, or its own words, where they differ from the server's. */
  readonly restate?: (fault: ServerFault, fields: Fields) => ServerFault;
}

/** A form with its course. */
export interface SentFormState<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  /** The fields that can be at fault now, in the order in which they stand. */
  readonly names: () => readonly FieldPath<Fields>[];
  /** For the parts that several forms have; `SentForm` hands them on. */
  readonly rules: FormRules;
  readonly field: FieldOf<Fields>;
  readonly isOneField: boolean;
  readonly isSending: boolean;
  /** Checks the form and sends it. */
  readonly submit: (event?: SyntheticEvent) => void;
}

/**
 * The course of every form that is sent: it begins with its draft and keeps it, is checked by its schema, says at its fields
 * what the schema or the server finds, and forgets the draft once it was taken.
 */
export const useSentForm = <Fields extends FieldValues, Answer>({
  id,
  names,
  schema,
  defaultValues,
  draft,
  typed,
  isOneField = false,
  send,
  onSent,
  onRefused,
  restate = (fault) => fault,
}: SentFormOptions<Fields, Answer>): SentFormState<Fields> => {
  const { t } = useTranslation('shared');
  const kept = (): object => {
    if (draft === undefined) return {};
    const { name, read = (fields) => fields } = draft;
    return read(drafts.read(name));
  };
  const form = useForm<Fields>({
    defaultValues: { ...defaultValues, ...kept(), ...typed },
    shouldFocusError: isOneField,
  });
  const { subscribe, handleSubmit, setError } = form;
  const isTaken = useRef(false);
  const keep = useEffectEvent((fields: Fields) => {
    if (draft !== undefined) drafts.keep(draft.name, draft.of(fields));
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // The end of sending is a change too, of no field, and must not bring the draft back.
          if (name !== undefined) isTaken.current = false;
          if (!isTaken.current) keep(values);
        },
      }),
    [subscribe],
  );
  const namesIn = (fields: Fields) => (typeof names === 'function' ? names(fields) : names);
  const refuse = (error: ApiError, fields: Fields): void => {
    if (onRefused?.(error) === true) return;
    showServerErrors(
      error,
      namesIn(fields),
      t,
      (name, message) => setError(name, { message }, { shouldFocus: isOneField }),
      (fault) => restate(fault, fields),
    );
  };
  const sendOnce = async (fields: Fields): Promise<void> => {
    let answer: Answer | typeof unsent;
    try {
      answer = await send(fields);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error, fields);
      return;
    }
    if (answer === unsent) return;
    isTaken.current = true;
    if (draft !== undefined) drafts.discard(draft.name);
    await onSent?.(answer, fields);
  };
  const rules: FormRules = {
    id,
    faultOf: (name, fields) => {
      const { error } = schema.safeParse(fields);
      return error?.issues.find(({ path }) => path.join('.') === name)?.message;
    },
  };
  return {
    form,
    names: () => namesIn(form.getValues()),
    rules,
    field: createFieldOf(form, rules, t),
    isOneField,
    isSending: form.formState.isSubmitting,
    submit: (event) => {
      // Enter sends a form that is being sent already.
      if (form.formState.isSubmitting) event?.preventDefault();
      else void handleSubmit(sendOnce)(event);
    },
  };
};
