import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field } from '../private/Field.tsx';
import type { ChoiceFieldProps, FieldHandle } from '../private/ChoiceFieldProps.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { useChoice } from '../private/useChoice.ts';
import { styleNonce } from '../style-nonce/styleNonce.ts';
import { arrow, chosen, list, option, options as optionList, tick, trigger } from './Select.css.ts';

export type { FieldChange, FieldHandle } from '../private/ChoiceFieldProps.ts';

export interface SelectOption<Value extends string> {
  /** Not empty: an empty value means that nothing is chosen. */
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends ChoiceFieldProps<Value, SelectOption<Value>> {
  /** Gets a handle with `name`, `value` and `focus`, as `register` of react-hook-form expects. */
  ref?: Ref<FieldHandle> | undefined;
  /** What the browser may fill in, as in HTML, such as `country`. */
  autoComplete?: string | undefined;
}

/**
 * One option from a list that opens. Supports `register` of react-hook-form, a controlled value or a default. For two
 * to five short options use `RadioGroup` if there is space.
 */
export const Select = forwardRef(function Select<Value extends string>(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id,
    options,
    name,
    value,
    defaultValue,
    placeholder,
    onValueChange,
    onChange,
    onBlur,
    disabled,
    required,
    autoComplete,
  }: SelectProps<Value>,
  ref: ForwardedRef<FieldHandle>,
) {
  const { current, element, choose, leave } = useChoice<Value, HTMLButtonElement>(ref, {
    options,
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    onBlur,
  });
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }}>
      {(wiring) => (
        <Radix.Root
          value={current}
          // The native select in the form reports an empty value while its options mount; that is no option.
          onValueChange={choose}
          name={name}
          disabled={disabled}
          required={required}
          autoComplete={autoComplete}
        >
          <Radix.Trigger {...wiring} ref={element} onBlur={leave} className={trigger}>
            <span className={chosen}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className={arrow}>
              <Icon icon={ChevronDown} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content position="popper" sideOffset={4} collisionPadding={8} className={list}>
              <Radix.Viewport className={optionList} nonce={styleNonce()}>
                {options.map((each) => (
                  <Radix.Item key={each.value} value={each.value} disabled={each.disabled} className={option}>
                    <Radix.ItemText>{each.label}</Radix.ItemText>
                    <Radix.ItemIndicator className={tick}>
                      <Icon icon={Check} size="small" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
});
