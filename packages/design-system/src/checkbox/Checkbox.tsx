import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import {
  box,
  boxCell,
  checkMark,
  choice,
  choiceCount,
  choiceLabel,
  choiceText,
  partMark,
  squareBox,
} from '../private/Choice.css.ts';
import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { describedBy } from '../private/describedBy.ts';
import { FieldError } from '../private/FieldError.tsx';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { mergeRefs } from '../private/mergeRefs.ts';

export interface CheckboxProps extends Omit<ClosedProps<'input'>, 'type' | 'size' | 'children' | 'ref'> {
  /** Gets the native checkbox, as `register` of react-hook-form expects. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Label of the option; may contain a link. */
  label: ReactNode;
  /** More about the choice, below its label. */
  hint?: ReactNode;
  /** The error, such as terms that must be accepted first. */
  error?: string | undefined;
  /** The number of items of the option, at the end of the row. */
  count?: ReactNode;
  /** Only some of its items are selected. */
  indeterminate?: boolean | undefined;
}

/** Something to choose or leave. A native checkbox, so it takes `register`, a controlled `checked` or none. */
export const Checkbox = forwardRef(function Checkbox(
  {
    label,
    hint,
    error,
    count,
    indeterminate = false,
    id: givenId,
    'aria-describedby': ownDescription,
    ...rest
  }: CheckboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const hasHint = hint !== undefined && hint !== null;
  const hasCount = count !== undefined && count !== null;
  const hasError = error !== undefined && error !== '';
  // A property without an attribute, which the browser resets at every click.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  });
  return (
    <div className={choice}>
      <span className={boxCell}>
        <input
          {...rest}
          ref={mergeRefs(input, ref)}
          id={id}
          type="checkbox"
          aria-describedby={describedBy(
            hasCount && `${id}-count`,
            hasHint && `${id}-hint`,
            ownDescription,
            hasError && `${id}-error`,
          )}
          aria-invalid={hasError || undefined}
          className={classNames(box, squareBox)}
        />
        <span className={checkMark}>
          <Icon icon={Check} size="small" />
        </span>
        <span className={partMark}>
          <Icon icon={Minus} size="small" />
        </span>
      </span>
      <label htmlFor={id} className={choiceLabel}>
        {label}
      </label>
      {hasCount && (
        <span id={`${id}-count`} className={choiceCount}>
          {count}
        </span>
      )}
      {hasHint && (
        <div id={`${id}-hint`} className={choiceText}>
          {hint}
        </div>
      )}
      {hasError && (
        <div className={choiceText}>
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </div>
  );
});
