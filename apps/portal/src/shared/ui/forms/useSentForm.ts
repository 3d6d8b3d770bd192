import { removeInvisible } from '@michi/api/text';
import type { TFunction } from 'i18next';
import {
  createContext,
  useContext,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useRef,
  type SyntheticEvent,
  useState,
} from 'react';
import {
  useFormContext,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  type DefaultValues,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';
import { ApiError } from '@michi/api/transport';
import type * as z from 'zod/mini';
import { drafts, type Draft } from '../../offline/drafts.ts';

interface FormRules {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly id: string;
  /** The schema's error of a field. */
  readonly faultOf: (name: string, fields: FieldValues) => string | undefined;
}

/** Provides the rules of the surrounding form. */
export const FormRulesContext = createContext<FormRules | null>(null);

export interface FieldOptions<Fields extends FieldValues> {
  /** Marks the label as required or optional; without it neither. */
  readonly isRequired?: boolean;
  /** Fields whose rules depend on this one. */
  readonly deps?: FieldPath<Fields>[];
  readonly onBlur?: (event: FocusEvent) => void;
}

export interface FieldProps extends UseFormRegisterReturn {
  readonly id: string;
  readonly error: string | undefined;
  readonly requirement?: string;
}

type FieldOf<Fields extends FieldValues> = (
  name: FieldPath<Fields>,
  options?: FieldOptions<Fields>,
) => FieldProps;

/** Removes the invisible characters of pasted texts before they are validated and sent; a password stays as typed. */
const valueOf = (name: string) => (value: unknown) =>
  typeof value === 'string' && !/password/i.test(name) ? removeInvisible(value) : value;

/** Each field validates with the schema of the whole form. */
const createFieldOf =
  <Fields extends FieldValues>(
    form: UseFormReturn<Fields>,
    { id, faultOf }: FormRules,
    t: TFunction<'shared'>,
  ): FieldOf<Fields> =>
  (name, { isRequired, ...options } = {}) => ({
    id: `${id}-${name}`,
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name, {
      ...options,
      setValueAs: valueOf(name),
      validate: (_value, fields) => faultOf(name, fields) ?? true,
    }),
    ...(isRequired !== undefined && {
      requirement: t(isRequired ? 'form.required' : 'form.optional'),
      required: isRequired,
    }),
  });

/** The fields of the surrounding `SentForm`, for groups of fields that several forms share. */
export const useFields = <Fields extends FieldValues>() => {
  const { t } = useTranslation('shared');
  const form = useFormContext<Fields>();
  const rules = useContext(FormRulesContext);
  if (rules === null) throw new Error('useFields belongs into a SentForm');
  return { form, field: createFieldOf(form, rules, t) };
};

interface ServerFault {
  readonly name: string;
  readonly message: string;
}

/**
 * Shows the errors of a rejected form: at the fields that the server names, otherwise under `root`; a red toast announces
 * them.
 * @param names the contract's names of the fields
 * @param restate returns the form's own field name or message if it differs from the server's
 */
const showServerErrors = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'shared'>,
  report: (name: Name | 'root', message: string) => void,
  restate: (fault: ServerFault) => ServerFault = (fault) => fault,
): void => {
  const elsewhere: string[] = [];
  for (const [field, message] of Object.entries(fieldErrors(error))) {
    const fault = restate({ name: field, message });
    const name = names.find((each) => each === fault.name);
    if (name === undefined) elsewhere.push(fault.message);
    else report(name, fault.message);
  }
  // Errors of other fields are still more specific than a general message.
  const message = elsewhere.length > 0 ? elsewhere.join(' ') : errorMessage(error, t);
  report('root', message);
  notify.error(message);
};

/** Returned by `send` if nothing was sent: the draft stays, and `onSent` is not called. */
export const unsent = Symbol('unsent');

export interface FormDraft<Fields> {
  readonly name: string;
  /** The part of the form to store; never a password. */
  readonly of: (fields: Fields) => Draft;
  /** Field values of a stored draft; default: its fields. */
  readonly read?: (draft: Draft) => object;
}

export interface SentFormOptions<Fields extends FieldValues, Result> {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly id: string;
  /** Fields that can have errors, in display order; a function if that depends on the values. */
  readonly names: readonly FieldPath<Fields>[] | ((fields: Fields) => readonly FieldPath<Fields>[]);
  /** What the summary of errors calls a field whose message does not name it. */
  readonly labelOf?: (name: FieldPath<Fields>) => string | undefined;
  /** Validates the values before they are sent. */
  readonly schema: z.ZodMiniType<Fields>;
  /** Initial values without a draft. */
  readonly defaultValues: DefaultValues<Fields>;
  readonly draft?: FormDraft<Fields> | undefined;
  /** Lists the errors above the fields; a form of one or two focuses the first with an error instead. Default: true. */
  readonly hasErrorSummary?: boolean;
  /** @throws {ApiError} which the form shows */
  readonly send: (fields: Fields) => Promise<Result | typeof unsent>;
  /** Called after a successful submission, when the draft is discarded. */
  readonly onSent?: (result: Result, fields: Fields) => unknown;
  /** Called with the error of a failed submission. @returns true if the form must not show it */
  readonly onRefused?: (error: ApiError) => boolean | void;
  /** Maps a server error to the form's own field name or message. */
  readonly restate?: (fault: ServerFault, fields: Fields) => ServerFault;
}

export interface SentFormState<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly names: () => readonly FieldPath<Fields>[];
  readonly labelOf: (name: FieldPath<Fields>) => string | undefined;
  /** Passed to `useFields` by `SentForm`. */
  readonly rules: FormRules;
  readonly field: FieldOf<Fields>;
  readonly hasErrorSummary: boolean;
  readonly isSending: boolean;
  /** Validates and sends the form. */
  readonly submit: (event?: SyntheticEvent) => void;
}

/** Manages a form: stores its draft, validates with its schema, sends it, and shows all errors at their fields. */
export const useSentForm = <Fields extends FieldValues, Result>({
  id,
  names,
  labelOf = () => undefined,
  schema,
  defaultValues,
  draft,
  hasErrorSummary = true,
  send,
  onSent,
  onRefused,
  restate = (fault) => fault,
}: SentFormOptions<Fields, Result>): SentFormState<Fields> => {
  const { t } = useTranslation('shared');
  const readDraft = (): object => {
    if (draft === undefined) return {};
    const { name, read = (fields) => fields } = draft;
    return read(drafts.read(name));
  };
  const form = useForm<Fields>({
    defaultValues: { ...defaultValues, ...readDraft() },
    shouldFocusError: !hasErrorSummary,
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
          // The end of a submission is reported without a field name, and must not restore the draft.
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
      (name, message) => setError(name, { message }, { shouldFocus: !hasErrorSummary }),
      (fault) => restate(fault, fields),
    );
  };
  const sendOnce = async (fields: Fields): Promise<void> => {
    let result: Result | typeof unsent;
    try {
      result = await send(fields);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error, fields);
      return;
    }
    if (result === unsent) return;
    isTaken.current = true;
    if (draft !== undefined) drafts.discard(draft.name);
    await onSent?.(result, fields);
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
    labelOf,
    rules,
    field: createFieldOf(form, rules, t),
    hasErrorSummary,
    isSending: form.formState.isSubmitting,
    submit: (event) => {
      // Enter submits even while a submission is running.
      if (form.formState.isSubmitting) event?.preventDefault();
      else void handleSubmit(sendOnce)(event);
    },
  };
};

type IdempotencyHeader = Readonly<Record<'Idempotency-Key', string>>;

/**
 * Returns the header that makes the service execute a repeated request once. While the component is mounted, the same body
 * gets the same key; another body needs another, since the service rejects a used one.
 */
export const useIdempotencyKey = (): ((body: unknown) => IdempotencyHeader) => {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return { 'Idempotency-Key': key };
  };
};
