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
  /** `digits` for a one-time code, `lettersAndDigits` for a recovery code. */
  accepts?: CodeCharacters | undefined;
  /** Number of digits of the code; further ones are cut. Default 6. */
  length?: number | undefined;
}

/**
 * One field for a code, so that pasting, password managers and screen readers work. Spaces and full-width characters
 * are normalized while typing, after a composition.
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
  /** The last change of a composition, emitted again when the code is normalized. */
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
              // A change would cancel the composition.
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
