import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame } from '../private/TextControl.css.ts';
import { reveal } from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends Omit<ClosedProps<'input'>, 'type' | 'size' | 'children' | 'autoComplete'>, FieldText {
  /** Tells password managers whether to fill in or suggest. */
  autoComplete: 'current-password' | 'new-password';
  /** Label of the button that shows the characters, such as "Show". */
  showLabel: string;
  /** Label of the button that hides them again, such as "Hide". */
  hideLabel: string;
}

/** A password with a button that shows the text. */
export const PasswordField = forwardRef(function PasswordField(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id,
    showLabel,
    hideLabel,
    'aria-describedby': ownDescription,
    ...rest
  }: PasswordFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }} describedBy={ownDescription}>
      {(wiring, labelId) => (
        <div className={frame}>
          <input
            {...rest}
            ref={ref}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={control}
          />
          <button
            type="button"
            disabled={rest.disabled}
            aria-controls={wiring.id}
            aria-describedby={labelId}
            onClick={() => setShown(!shown)}
            className={reveal}
          >
            <Icon icon={shown ? EyeOff : Eye} />
            {shown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  );
});
