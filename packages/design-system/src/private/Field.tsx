import { type ReactNode, useId } from 'react';
import { describedBy } from './describedBy.ts';
import {
  belowLabelRow,
  field,
  fieldWithEnd,
  hintText,
  labelEndSlot,
  labelRow,
  labelText,
  requirementWord,
} from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import type { FieldText } from './FieldText.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  id: string | undefined;
  /** The caller's own description, in addition to the field's. */
  describedBy?: string | undefined;
  /** Renders the control with its ids; the second argument is the id of the label. */
  children: (wiring: FieldWiring, labelId: string) => ReactNode;
}

/** Label, requirement, hint, control and error of a field, connected for screen readers. */
export const Field = ({
  id: givenId,
  describedBy: givenDescription,
  label,
  labelHidden = false,
  labelEnd,
  requirement,
  hint,
  error,
  children,
}: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy(
      requirement !== undefined && `${id}-requirement`,
      hasHint && `${id}-hint`,
      givenDescription,
      hasError && `${id}-error`,
    ),
    'aria-invalid': hasError || undefined,
  };
  const labelId = `${id}-label`;
  const control = (
    <>
      {hasHint && (
        <div id={`${id}-hint`} className={hintText}>
          {hint}
        </div>
      )}
      {children(wiring, labelId)}
      {hasError && <FieldError id={`${id}-error`} message={error} />}
    </>
  );
  return (
    <div className={labelEnd === undefined ? field : fieldWithEnd}>
      <div className={labelHidden ? visuallyHidden : labelRow}>
        <label id={labelId} htmlFor={id} className={labelText}>
          {label}
        </label>
        {requirement !== undefined && (
          <span id={`${id}-requirement`} className={requirementWord}>
            {requirement}
          </span>
        )}
      </div>
      {labelEnd === undefined ? (
        control
      ) : (
        <>
          <div className={belowLabelRow}>{control}</div>
          {/* After the field in the tab order. */}
          <span className={labelEndSlot}>{labelEnd}</span>
        </>
      )}
    </div>
  );
};
