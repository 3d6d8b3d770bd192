import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame, growing, multiline } from '../private/TextControl.css.ts';

export interface TextAreaProps extends Omit<ClosedProps<'textarea'>, 'children'>, FieldText {
  /** Grows with its text from `rows` lines on, where the browser can. */
  grows?: boolean | undefined;
}

/** Several lines of text, such as the reason for a change of date. A native textarea, so it takes `register`. */
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
    'aria-describedby': ownDescription,
    ...rest
  }: TextAreaProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }} describedBy={ownDescription}>
      {(wiring) => (
        <div className={frame}>
          <textarea
            {...rest}
            ref={ref}
            {...wiring}
            rows={rows}
            style={grows ? { minBlockSize: `${rows}lh` } : undefined}
            className={classNames(control, multiline, grows && growing)}
          />
        </div>
      )}
    </Field>
  );
});
