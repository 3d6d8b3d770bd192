import { type ChangeEvent, useRef } from 'react';
import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame } from '../private/TextControl.css.ts';
import { code, tall } from './CodeField.css.ts';
import { type CodeCharacters, readCode } from './readCode.ts';

export interface CodeFieldProps
  extends
    Omit<
      ClosedProps<'input'>,
      'type' | 'size' | 'children' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern'
    >,
    FieldText {
  /** `digits` for a code of an authenticator app or a mail, `lettersAndDigits` for a recovery code. */
  accepts?: CodeCharacters | undefined;
  /** Number of digits of the code; further ones are cut. Default 6. */
  length?: number | undefined;
}

/**
 * A code to type or paste, in one field, so that pasting, password managers and screen readers work. Its value is the
 * code alone: spaces and full-width characters are put right while typing, once a composition is over.
 */
export const CodeField = forwardRef(function CodeField(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id,
    accepts = 'digits',
    length = 6,
    onChange,
    onCompositionEnd,
    'aria-describedby': ownDescription,
    ...rest
  }: CodeFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  /** The last change of a composition, emitted again once the code is put right. */
  const composed = useRef<ChangeEvent<HTMLInputElement>>(null);
  const putRight = (input: HTMLInputElement) => {
    const next = readCode(input.value, accepts, length);
    if (next === input.value) return;
    const beforeCaret = input.value.slice(0, input.selectionStart ?? input.value.length);
    const caret = readCode(beforeCaret, accepts, length).length;
    input.value = next;
    input.setSelectionRange(caret, caret);
  };
  const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }} describedBy={ownDescription}>
      {(wiring) => (
        <div className={classNames(frame, tall)}>
          <input
            {...rest}
            ref={ref}
            {...wiring}
            type="text"
            inputMode={accepts === 'digits' ? 'numeric' : 'text'}
            autoComplete={accepts === 'digits' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              composed.current = isComposing(event) ? event : null;
              // A change under a composition would break it off.
              if (composed.current === null) putRight(event.target);
              onChange?.(event);
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              putRight(event.currentTarget);
              if (composed.current !== null) onChange?.(composed.current);
              composed.current = null;
            }}
            className={classNames(control, code)}
          />
        </div>
      )}
    </Field>
  );
});
