import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { box, boxCell, choice, choiceLabel, choiceText, dotMark, roundBox } from '../private/Choice.css.ts';
import { classNames } from '../private/classNames.ts';
import { FieldGroup, type FieldGroupText } from '../private/FieldGroup.tsx';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line below the label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldGroupText {
  /** The options from top to bottom, or from the start of the row. */
  options: readonly RadioOption<Value>[];
  /** Id of the group, for a link from an error summary. Default: generated. */
  id?: string | undefined;
  /** Name of the radio buttons in a form; buttons of one name exclude each other. Default: generated. */
  name?: string | undefined;
  /** The selected value, if controlled; null for none. */
  value?: Value | null | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The change event of a radio button, for `register` of react-hook-form. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** The blur event of a radio button, for `register` of react-hook-form. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The ref of every radio button, as `register` expects. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** No option can be chosen; the choice is kept. */
  disabled?: boolean | undefined;
  /** Sets the native `required`: read out, and checked by the browser unless the form has `noValidate`. */
  required?: boolean | undefined;
}

/** One of a few visible options, as native radio buttons. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  {
    options,
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    onBlur,
    disabled,
    required,
    id: givenId,
    ...words
  }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldGroup {...words} id={id} role="radiogroup">
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        const hasHint = option.hint !== undefined && option.hint !== null;
        return (
          <div key={option.value} className={choice}>
            <span className={boxCell}>
              <input
                ref={ref}
                id={optionId}
                type="radio"
                name={name ?? ownId}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                disabled={disabled === true || option.disabled === true}
                required={required}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
                onBlur={onBlur}
                aria-describedby={hasHint ? `${optionId}-hint` : undefined}
                className={classNames(box, roundBox)}
              />
              <span className={dotMark} />
            </span>
            <label htmlFor={optionId} className={choiceLabel}>
              {option.label}
            </label>
            {hasHint && (
              <div id={`${optionId}-hint`} className={choiceText}>
                {option.hint}
              </div>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
});
