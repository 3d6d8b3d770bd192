import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { styleNonce } from '../style-nonce/styleNonce.ts';
import { arrow, chosen, list, option, options as optionList, tick, trigger } from './Select.css.ts';

/** One of the answers. */
export interface SelectOption<Value extends string> {
  /** Never empty: an empty value means that nothing is chosen. */
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

/** The field's interface for form libraries: a readable and writable value, and a focus target. */
export interface SelectHandle {
  /** Like a native control: react-hook-form reports setting a control without a type as a change. */
  readonly type: string;
  readonly name: string | undefined;
  value: string;
  focus: () => void;
}

/** The payload of a change, in the shape of a native change event. */
export interface SelectChange<Value extends string> {
  readonly type: 'change' | 'blur';
  readonly target: { readonly name: string | undefined; readonly value: Value | '' };
}

export interface SelectProps<Value extends string> extends FieldText {
  options: readonly SelectOption<Value>[];
  id?: string | undefined;
  name?: string | undefined;
  /** The selected value, if controlled; empty for none. */
  value?: Value | '' | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: Value | '' | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** For `register` of react-hook-form; a controlled screen uses `onValueChange`. */
  onChange?: ((change: SelectChange<Value>) => unknown) | undefined;
  /** For `register` of react-hook-form. */
  onBlur?: ((change: SelectChange<Value>) => unknown) | undefined;
  ref?: Ref<SelectHandle> | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
}

/**
 * One answer out of a list that opens. Takes `register` of react-hook-form, a controlled value or a default.
 * For two to five short options with space for them a radio group shows them all.
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
  ref: ForwardedRef<SelectHandle>,
) {
  const [ownValue, setOwnValue] = useState<string>(defaultValue ?? '');
  const button = useRef<HTMLButtonElement>(null);
  const current = value ?? ownValue;
  // A form reads the value in the very event that changes it, before the next render.
  const latest = useRef<string>(current);
  // Before the handle below, whose first reader may set a value at once.
  useLayoutEffect(() => {
    latest.current = current;
  }, [current]);

  useImperativeHandle(
    ref,
    () => ({
      type: 'text',
      name,
      get value() {
        return latest.current;
      },
      set value(next: string) {
        latest.current = next;
        setOwnValue(next);
      },
      focus: () => button.current?.focus(),
    }),
    [name],
  );

  const asOption = (text: string): Value | '' => options.find((each) => each.value === text)?.value ?? '';
  const handleValueChange = (text: string) => {
    const next = asOption(text);
    // The native select in the form reports an empty value while its options mount.
    if (next === '') return;
    latest.current = next;
    setOwnValue(next);
    onValueChange?.(next);
    onChange?.({ type: 'change', target: { name, value: next } });
  };

  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }}>
      {(wiring) => (
        <Radix.Root
          value={current}
          onValueChange={handleValueChange}
          name={name}
          disabled={disabled}
          required={required}
          autoComplete={autoComplete}
        >
          <Radix.Trigger
            {...wiring}
            ref={button}
            onBlur={() => onBlur?.({ type: 'blur', target: { name, value: asOption(latest.current) } })}
            className={trigger}
          >
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
