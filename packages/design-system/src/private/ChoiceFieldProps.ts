import type { FieldText } from './FieldText.ts';

/** What form libraries need of a field: a readable and writable value, and a focus target. */
export interface FieldHandle {
  /** Like a native control: react-hook-form reports setting a control without a type as a change. */
  readonly type: string;
  /** The name that the field was given. */
  readonly name: string | undefined;
  /** The current value; set it to change what the field shows. */
  value: string;
  /** Moves the focus to the field. */
  focus: () => void;
}

/** The payload of a change, in the shape of a native change event. */
export interface FieldChange<Value extends string> {
  readonly type: 'change' | 'blur';
  readonly target: { readonly name: string | undefined; readonly value: Value | '' };
}

/** Properties of a field with one of several values. */
export interface ChoiceFieldProps<
  Value extends string,
  Option extends { readonly value: Value },
> extends FieldText {
  /** The options in the order of the list. */
  options: readonly Option[];
  /** Id of the field, for a link from an error summary. Default: generated. */
  id?: string | undefined;
  /** Name of the value in a form; passed on with each change. */
  name?: string | undefined;
  /** The selected value, if controlled; empty for none. */
  value?: Value | '' | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: Value | '' | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** For `register` of react-hook-form; a controlled screen uses `onValueChange`. */
  onChange?: ((change: FieldChange<Value>) => unknown) | undefined;
  /** For `register` of react-hook-form. */
  onBlur?: ((change: FieldChange<Value>) => unknown) | undefined;
  /** Cannot be opened, and keeps its value. */
  disabled?: boolean | undefined;
  /** Sets the native `required`: read out, and checked by the browser unless the form has `noValidate`. */
  required?: boolean | undefined;
}
