import { Search, X } from 'lucide-react';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { Field } from '../private/Field.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { isComposing } from '../private/isComposing.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { adornment, control, frame } from '../private/TextControl.css.ts';
import { clear } from './SearchField.css.ts';

export interface SearchFieldProps
  extends
    Omit<ClosedProps<'input'>, 'type' | 'size' | 'children' | 'ref'>,
    Pick<FieldText, 'label' | 'labelHidden' | 'hint'> {
  /** Gets the native input, such as to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the button that clears the field, such as "Clear". */
  clearLabel: string;
  /** Called with the text to search for, empty after the button has cleared it. Never during a Japanese composition. */
  onSearch?: ((text: string) => void) | undefined;
  /** Search while typing, or only at Enter. */
  searchOn?: 'typing' | 'enter' | undefined;
}

/** A search field. The button at the end clears it. */
export const SearchField = forwardRef(function SearchField(
  {
    label,
    labelHidden,
    hint,
    id,
    clearLabel,
    onSearch,
    searchOn = 'typing',
    placeholder = ' ',
    onChange,
    onCompositionEnd,
    onKeyDown,
    'aria-describedby': ownDescription,
    ...rest
  }: SearchFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<string | undefined>(undefined);

  const search = (text: string) => {
    if (text === latest.current) return;
    latest.current = text;
    onSearch?.(text);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { nativeEvent } = event;
    const isSettled = !(nativeEvent instanceof InputEvent && nativeEvent.isComposing);
    if (searchOn === 'typing' && isSettled) search(event.target.value);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event);
    if (searchOn === 'typing') search(event.currentTarget.value);
  };
  const empty = () => {
    const element = input.current;
    if (element === null) return;
    // Changes the text like typing, so that forms and controlled values are notified.
    element.setRangeText('', 0, element.value.length);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
    search('');
    element.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!isComposing(event.nativeEvent) && event.key === 'Enter' && onSearch !== undefined) {
      // Enter searches and does not submit a surrounding form.
      event.preventDefault();
      latest.current = event.currentTarget.value;
      onSearch(event.currentTarget.value);
    }
  };

  return (
    <Field {...{ label, labelHidden, hint, id }} describedBy={ownDescription}>
      {(wiring) => (
        <div className={frame}>
          <span className={adornment}>
            <Icon icon={Search} />
          </span>
          <input
            {...rest}
            {...wiring}
            ref={mergeRefs(input, ref)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            // The style detects an empty field by its placeholder.
            placeholder={placeholder}
            onChange={handleChange}
            onCompositionEnd={handleCompositionEnd}
            onKeyDown={handleKeyDown}
            className={control}
          />
          <button
            type="button"
            aria-label={clearLabel}
            aria-controls={wiring.id}
            onClick={empty}
            className={clear}
          >
            <Icon icon={X} size="small" />
          </button>
        </div>
      )}
    </Field>
  );
});
