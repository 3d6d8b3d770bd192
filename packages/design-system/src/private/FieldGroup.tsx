import { type ReactNode, useId } from 'react';
import { describedBy } from './describedBy.ts';
import { hintText, labelText, requirementWord } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { afterChoices, choices, group, legendRow } from './FieldGroup.css.ts';
import type { FieldText } from './FieldText.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

export interface FieldGroupText extends Omit<FieldText, 'labelEnd'> {
  /** Vertical, or a row that wraps. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

interface FieldGroupProps extends FieldGroupText {
  id: string | undefined;
  role: 'group' | 'radiogroup';
  children: ReactNode;
}

/** A fieldset with legend, requirement, hint and error. */
export const FieldGroup = ({
  id: givenId,
  role,
  label,
  labelHidden = false,
  requirement,
  hint,
  error,
  orientation = 'vertical',
  children,
}: FieldGroupProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset
      id={id}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(
        requirement !== undefined && `${id}-requirement`,
        hasHint && `${id}-hint`,
        hasError && `${id}-error`,
      )}
      // Not allowed on a plain group, whose description contains the error.
      aria-invalid={(role === 'radiogroup' && hasError) || undefined}
      className={group}
    >
      <legend className={labelHidden ? visuallyHidden : undefined}>
        <span className={legendRow}>
          <span id={`${id}-label`} className={labelText}>
            {label}
          </span>
          {requirement !== undefined && (
            <span id={`${id}-requirement`} className={requirementWord}>
              {requirement}
            </span>
          )}
        </span>
      </legend>
      {hasHint && (
        <div id={`${id}-hint`} className={hintText}>
          {hint}
        </div>
      )}
      <div className={choices[orientation]}>{children}</div>
      {hasError && (
        <div className={afterChoices}>
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </fieldset>
  );
};
