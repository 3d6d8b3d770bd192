import type { ReactNode } from 'react';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { adornment, control, frame } from '../private/TextControl.css.ts';

export interface TextFieldProps extends Omit<ClosedProps<'input'>, 'type' | 'size' | 'children'>, FieldText {
  /** Determines the keyboard of a phone and autofill; for a password use `PasswordField`. */
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'month'
    | undefined;
  /** Before the text, such as a currency symbol. */
  leading?: ReactNode;
  /** After the text, such as a unit. */
  trailing?: ReactNode;
}

/** A line of text. A native input, so it keeps text typed before hydration. */
export const TextField = forwardRef(function TextField(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id,
    type = 'text',
    leading,
    trailing,
    'aria-describedby': ownDescription,
    ...rest
  }: TextFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }} describedBy={ownDescription}>
      {(wiring) => (
        <div className={frame}>
          {leading !== undefined && <span className={adornment}>{leading}</span>}
          <input {...rest} ref={ref} {...wiring} type={type} className={control} />
          {trailing !== undefined && <span className={adornment}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
});
