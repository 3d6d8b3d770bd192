import { type ReactNode, useId } from 'react';
import { choiceLabel, choiceLabelStrong } from '../private/Choice.css.ts';
import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { describedBy } from '../private/describedBy.ts';
import { hintText } from '../private/Field.css.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { knob, switchRow, track, trackCell, text } from './Switch.css.ts';

export interface SwitchProps extends Omit<ClosedProps<'input'>, 'type' | 'size' | 'children' | 'role'> {
  /** Label of the setting. */
  label: ReactNode;
  /** Effect of the setting, below the label. */
  hint?: ReactNode;
  /** The switch is before the label, or at the end of the line, below the columns of a `ChoiceTable`. */
  trackAt?: 'start' | 'end';
}

/** Turns something on or off at once. A native checkbox with the role `switch`. */
export const Switch = forwardRef(function Switch(
  { label, hint, trackAt = 'start', id: givenId, 'aria-describedby': ownDescription, ...rest }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasHint = hint !== undefined && hint !== null;
  return (
    <div className={switchRow[trackAt]}>
      <span className={trackCell}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={describedBy(hasHint && `${id}-hint`, ownDescription)}
          className={track}
        />
        <span className={knob} />
      </span>
      <div className={text}>
        <label htmlFor={id} className={classNames(choiceLabel, hasHint && choiceLabelStrong)}>
          {label}
        </label>
        {hasHint && (
          <div id={`${id}-hint`} className={hintText}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
});
