import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceFieldProps, FieldHandle } from './ChoiceFieldProps.ts';
import type { ForwardedRef } from './forwardRef.ts';

/** The value of a field with options, controlled or not, and the handle of the field for form libraries. */
export const useChoice = <Value extends string, Element extends HTMLElement>(
  ref: ForwardedRef<FieldHandle>,
  {
    options,
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    onBlur,
  }: Omit<ChoiceFieldProps<Value, { readonly value: Value }>, 'label'>,
) => {
  const [ownValue, setOwnValue] = useState<string>(defaultValue ?? '');
  const element = useRef<Element>(null);
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
      focus: () => element.current?.focus(),
    }),
    [name],
  );
  const find = (text: string) => options.find((each) => each.value === text)?.value;
  return {
    /** The selected value; empty for none. */
    current,
    /** Takes the focus. */
    element,
    /** Selects an option; ignores a text that is none. */
    choose: (text: string) => {
      const next = find(text);
      if (next === undefined) return;
      latest.current = next;
      setOwnValue(next);
      onValueChange?.(next);
      onChange?.({ type: 'change', target: { name, value: next } });
    },
    leave: () => onBlur?.({ type: 'blur', target: { name, value: find(latest.current) ?? '' } }),
  };
};
