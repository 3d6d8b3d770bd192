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

/** Returned by `send` when it sent nothing: the draft stays and `onSent` is not called. */
export const unsent = Symbol('unsent');

/** A form's draft. */
export interface FormDraft<Fields> {
  /** Names the draft. */
  readonly name: string;
  /** The part of the form to store, as text; never a password. */
  readonly of: (fields: Fields) => Draft;
  /** Field values of a stored draft; the stored fields themselves by default. */
  readonly read?: (draft: Draft) => object;
}

export interface SentFormOptions<Fields extends FieldValues, Answer> {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly id: string;
  /** Fields that can have errors, in the order of the screen; a function where that depends on the values. */
  readonly names: readonly FieldPath<Fields>[] | ((fields: Fields) => readonly FieldPath<Fields>[]);
  /** Validates the values before they are sent; its issues are shown at the fields. */
  readonly schema: z.ZodMiniType<Fields>;
  /** Initial values without a draft. */
  readonly defaultValues: DefaultValues<Fields>;
  readonly draft?: FormDraft<Fields> | undefined;
  /** A form of one field: its error is shown at the field, which takes the focus, and there is no summary. */
  readonly isOneField?: boolean;
  /** Values typed before hydration; they take precedence over the draft. */
  readonly typed?: Draft;
  /**
   * Sends it.
   * @throws {ApiError} which the form shows
   */
  readonly send: (fields: Fields) => Promise<Answer | typeof unsent>;
  /** Called after a successful submission, when the draft has been discarded. */
  readonly onSent?: (answer: Answer, fields: Fields) => unknown;
  /** Called with the error of a failed submission. @returns true when the form need not show it */
  readonly onRefused?: (error: ApiError) => boolean | void;
  /** Maps a server error to the form's own field name or message. */
  readonly restate?: (fault: ServerFault, fields: Fields) => ServerFault;
}

/** State of a form, for `SentForm`. */
export interface SentFormState<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  /** Fields that can have errors now, in the order of the screen. */
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
 * State and submission of a form: restores and stores its draft, validates with its schema, shows errors of the schema and the
 * server at their fields, and discards the draft after a successful submission.
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
          // The end of sending is reported as a change without a field, and must not restore the draft.
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
