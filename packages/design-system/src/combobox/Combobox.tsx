import '../private/compositionEscape.ts';
import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame } from '../private/TextControl.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { type ComboboxOption, matchOptions } from './matchOptions.ts';

export type { ComboboxOption } from './matchOptions.ts';

/** The field's interface for form libraries: a readable and writable value, and a focus target. */
export interface ComboboxHandle {
  readonly name: string | undefined;
  value: string;
  focus: () => void;
}

/** The payload of a change, in the shape of a native change event. */
export interface ComboboxChange<Value extends string> {
  readonly type: 'change' | 'blur';
  readonly target: { readonly name: string | undefined; readonly value: Value | '' };
}

export interface ComboboxProps<Value extends string> extends FieldText {
  options: readonly ComboboxOption<Value>[];
  /** Name of the button that opens the list, such as "Show all time zones". */
  openLabel: string;
  /** Text in the list when nothing matches. */
  noMatch: string;
  /** How many match, in words, for a screen reader. */
  countLabel: (count: number) => string;
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
  onChange?: ((change: ComboboxChange<Value>) => unknown) | undefined;
  /** For `register` of react-hook-form. */
  onBlur?: ((change: ComboboxChange<Value>) => unknown) | undefined;
  ref?: Ref<ComboboxHandle> | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

const { stateChangeTypes } = useCombobox;
/** Room between list, field and the edge of the window, and the list's greatest height, in px. */
const GAP = 4;
const EDGE = 8;
const TALLEST = 320;

/**
 * A choice from many options, found by typing: a combobox with a list, WAI-ARIA 1.2. Supports `register` of
 * react-hook-form, a controlled value or a default. Text without a choice is discarded on blur. For a short list
 * `Select` is sufficient.
 */
export const Combobox = forwardRef(function Combobox<Value extends string>(
  {
    label,
    labelHidden,
    labelEnd,
    requirement,
    hint,
    error,
    id: givenId,
    options,
    openLabel,
    noMatch,
    countLabel,
    name,
    value,
    defaultValue,
    placeholder,
    onValueChange,
    onChange,
    onBlur,
    disabled = false,
    required,
  }: ComboboxProps<Value>,
  ref: ForwardedRef<ComboboxHandle>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [ownValue, setOwnValue] = useState<string>(defaultValue ?? '');
  /** The text typed since the list opened; null while the field shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const current = value ?? ownValue;
  const chosen = options.find((each) => each.value === current) ?? null;
  const items = useMemo(() => [...matchOptions(options, typed ?? '')], [options, typed]);
  // A form reads the value in the very event that changes it, before the next render.
  const latest = useRef<string>(current);
  // Before the handle below, whose first reader may set a value at once.
  useLayoutEffect(() => {
    latest.current = current;
  }, [current]);

  useImperativeHandle(
    ref,
    () => ({
      name,
      get value() {
        return latest.current;
      },
      set value(next: string) {
        latest.current = next;
        setOwnValue(next);
      },
      focus: () => input.current?.focus(),
    }),
    [name],
  );

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<ComboboxOption<Value>>({
      items,
      itemToString: (item) => item?.label ?? '',
      itemToKey: (item) => item?.value,
      selectedItem: chosen,
      inputValue: typed ?? chosen?.label ?? '',
      inputId: id,
      labelId: `${id}-label`,
      menuId: `${id}-list`,
      toggleButtonId: `${id}-toggle`,
      getItemId: (index) => `${id}-option-${index}`,
      stateReducer: (state, { type, changes }) => {
        // Typing points at the first match, for Enter to take.
        if (type === stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 };
        // Leaving the field or Escape chooses nothing and clears nothing.
        if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape)
          return { ...changes, selectedItem: state.selectedItem };
        return changes;
      },
      onIsOpenChange: ({ isOpen: isOpenNow }) => {
        if (!isOpenNow) setTyped(null);
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem === null) return;
        latest.current = selectedItem.value;
        setOwnValue(selectedItem.value);
        onValueChange?.(selectedItem.value);
        onChange?.({ type: 'change', target: { name, value: selectedItem.value } });
      },
    });

  const { refs, floatingStyles } = useFloating<HTMLDivElement>({
    open: isOpen,
    strategy: 'fixed',
    placement: 'bottom-start',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, rects, elements }) => {
          elements.floating.style.maxHeight = `${Math.min(TALLEST, availableHeight)}px`;
          elements.floating.style.width = `${rects.reference.width}px`;
        },
      }),
    ],
  });

  const asOption = (text: string): Value | '' => options.find((each) => each.value === text)?.value ?? '';
  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }}>
      {(wiring) => (
        <>
          <div ref={refs.setReference} className={frame}>
            <input
              {...getInputProps({
                ref: input,
                disabled,
                // At once, not with the state of the list: the caret would jump to the end.
                onChange: (event) => setTyped(event.currentTarget.value),
                onFocus: (event) => event.currentTarget.select(),
                onClick: (event) => {
                  if (typed === null) event.currentTarget.select();
                },
                onBlur: () => onBlur?.({ type: 'blur', target: { name, value: asOption(latest.current) } }),
              })}
              {...wiring}
              // Typing points at the first match also where there is none.
              aria-activedescendant={items[highlightedIndex] && `${id}-option-${highlightedIndex}`}
              type="text"
              placeholder={placeholder}
              required={required}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={control}
            />
            <button
              type="button"
              {...getToggleButtonProps({ disabled })}
              aria-label={openLabel}
              className={styles.toggle}
            >
              <Icon icon={ChevronDown} />
            </button>
          </div>
          <div ref={refs.setFloating} hidden={!isOpen} style={floatingStyles} className={styles.popup}>
            <ul {...getMenuProps()} className={styles.options}>
              {isOpen &&
                items.map((item, index) => (
                  <li
                    key={item.value}
                    {...getItemProps({ item, index, 'aria-selected': item.value === current })}
                    className={classNames(
                      styles.option,
                      index === highlightedIndex && styles.highlighted,
                      item.value === current && styles.chosen,
                    )}
                  >
                    <span className={styles.optionLabel}>{item.label}</span>
                    {item.note !== undefined && <span className={styles.optionNote}>{item.note}</span>}
                    <span className={styles.tick}>
                      {item.value === current && <Icon icon={Check} size="small" />}
                    </span>
                  </li>
                ))}
            </ul>
            {isOpen && items.length === 0 && <p className={styles.nothing}>{noMatch}</p>}
          </div>
          <VisuallyHidden>
            <span role="status">
              {isOpen && typed !== null && (items.length === 0 ? noMatch : countLabel(items.length))}
            </span>
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
});
