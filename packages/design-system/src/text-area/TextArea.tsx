import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { describedBy } from '../private/describedBy.ts';
import { hintText } from '../private/Field.css.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame, growing, multiline } from '../private/TextControl.css.ts';
import { counterText } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<ClosedProps<'textarea'>, 'children'>, FieldText {
  /** Grows with its text from `rows` lines on, if the browser supports it. */
  grows?: boolean | undefined;
  /** Counts the text, such as "12 / 2,000". */
  counter?: ((text: string) => string) | undefined;
}

/** Several lines of text, as a native textarea. */
export const TextArea = forwardRef(function TextArea(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id,
    rows = 4,
    grows = false,
    counter,
    'aria-describedby': ownDescription,
    ...rest
  }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  const counterId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const count = () => setText(box.current?.querySelector('textarea')?.value ?? '');
  // Forms set the value without an event.
  useLayoutEffect(count);
  return (
    <Field
      {...{ label, labelHidden, labelEnd, requirement, hint, error, id }}
      describedBy={describedBy(ownDescription, counter !== undefined && counterId)}
    >
      {(wiring) => (
        <>
          <div ref={box} className={frame} onInput={count}>
            <textarea
              {...rest}
              ref={ref}
              {...wiring}
              rows={rows}
              style={grows ? { minBlockSize: `${rows}lh` } : undefined}
              className={classNames(control, multiline, grows && growing)}
            />
          </div>
          {/* Hidden, since it is read as the description of the field. */}
          {counter !== undefined && (
            <div id={counterId} aria-hidden="true" className={classNames(hintText, counterText)}>
              {counter(text)}
            </div>
          )}
        </>
      )}
    </Field>
  );
});
