import { removeInvisible } from '@michi/api/text';
import type { TFunction } from 'i18next';
import { createContext, useContext, type FocusEvent } from 'react';
import {
  useFormContext,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface FormRules {
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

export type FieldOf<Fields extends FieldValues> = (
  name: FieldPath<Fields>,
  options?: FieldOptions<Fields>,
) => FieldProps;

/** Removes the invisible characters of pasted texts before they are validated and sent; a password stays as typed. */
const valueOf = (name: string) => (value: unknown) =>
  typeof value === 'string' && !/password/i.test(name) ? removeInvisible(value) : value;

/** Each field validates with the schema of the whole form. */
export const createFieldOf =
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
