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

/** Inputs of a form's fields beside the form itself. */
export interface FormRules {
  /** Id of the form; that of a field is prefixed with it. */
  readonly id: string;
  /** The schema's error of a field; undefined without one. */
  readonly faultOf: (name: string, fields: FieldValues) => string | undefined;
}

/** The rules of the form around. */
export const FormRulesContext = createContext<FormRules | null>(null);

export interface FieldOptions<Fields extends FieldValues> {
  /** Says beside the label that an answer is required or optional; left out, it says neither. */
  readonly isRequired?: boolean;
  /** Fields whose rules look at this one too. */
  readonly deps?: FieldPath<Fields>[];
  readonly onBlur?: (event: FocusEvent) => void;
}

/** Props of a field: id, requirement, error, and its value by `register`. */
export interface FieldProps extends UseFormRegisterReturn {
  readonly id: string;
  readonly error: string | undefined;
  readonly requirement?: string;
}

/** Gives a field of the form its properties. */
export type FieldOf<Fields extends FieldValues> = (
  name: FieldPath<Fields>,
  options?: FieldOptions<Fields>,
) => FieldProps;

/** Creates `field` of a form: each field validates with the schema of all. */
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
      validate: (_value, fields) => faultOf(name, fields) ?? true,
    }),
    ...(isRequired !== undefined && {
      requirement: t(isRequired ? 'form.required' : 'form.optional'),
      required: isRequired,
    }),
  });

/** The fields of the form around, for parts that several forms have. Belongs into a `SentForm` with these fields. */
export const useFields = <Fields extends FieldValues>() => {
  const { t } = useTranslation('shared');
  const form = useFormContext<Fields>();
  const rules = useContext(FormRulesContext);
  if (rules === null) throw new Error('useFields belongs into a SentForm');
  return { form, field: createFieldOf(form, rules, t) };
};
