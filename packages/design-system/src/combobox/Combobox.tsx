import '../private/compositionEscape.ts';
import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useId, useMemo, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import type { ChoiceFieldProps, FieldHandle } from '../private/ChoiceFieldProps.ts';
import { Field } from '../private/Field.tsx';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame } from '../private/TextControl.css.ts';
import { useChoice } from '../private/useChoice.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { type ComboboxOption, matchOptions } from './matchOptions.ts';

export type { ComboboxOption } from './matchOptions.ts';

export type { FieldChange, FieldHandle } from '../private/ChoiceFieldProps.ts';

export interface ComboboxProps<Value extends string> extends ChoiceFieldProps<Value, ComboboxOption<Value>> {
  /** Name of the button that opens the list, such as "Show all time zones". */
  openLabel: string;
  /** Text in the list when nothing matches. */
  noMatch: string;
  /** Number of matches in words, for a screen reader. */
  countLabel: (count: number) => string;
  /** Gets a handle with `name`, `value` and `focus`, as `register` of react-hook-form expects. */
  ref?: Ref<FieldHandle> | undefined;
}

const { stateChangeTypes } = useCombobox;
/** Distances between list, field and the edge of the window, and the maximum height of the list, in px. */
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
  ref: ForwardedRef<FieldHandle>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { current, element, choose, leave } = useChoice<Value, HTMLInputElement>(ref, {
    options,
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    onBlur,
  });
  /** The text typed since the list opened; null while the field shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((each) => each.value === current) ?? null;
  const items = useMemo(() => [...matchOptions(options, typed ?? '')], [options, typed]);
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
        // Typing highlights the first match, which Enter selects.
        if (type === stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 };
        // Leaving the field and Escape keep the selection.
        if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape)
          return { ...changes, selectedItem: state.selectedItem };
        return changes;
      },
      onIsOpenChange: ({ isOpen: isOpenNow }) => {
        if (!isOpenNow) setTyped(null);
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) choose(selectedItem.value);
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

  return (
    <Field {...{ label, labelHidden, labelEnd, requirement, hint, error, id }}>
      {(wiring) => (
        <>
          <div ref={refs.setReference} className={frame}>
            <input
              {...getInputProps({
                ref: element,
                disabled,
                // Synchronous, unlike the state of the list: otherwise the caret would jump to the end.
                onChange: (event) => setTyped(event.currentTarget.value),
                onFocus: (event) => event.currentTarget.select(),
                onClick: (event) => {
                  if (typed === null) event.currentTarget.select();
                },
                onBlur: leave,
              })}
              {...wiring}
              // The index may be 0 without a match.
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
