import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../private/classNames.ts';
import type { FieldChange, FieldHandle } from '../private/ChoiceFieldProps.ts';
import { FieldGroup } from '../private/FieldGroup.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { control, frame } from '../private/TextControl.css.ts';
import { boxes, noteText, part, partName, partWithUnit, width } from './DateField.css.ts';
import { type DateParts, joinDate, readDigits, readPasted, readYearText, splitDate } from './dateValue.ts';

export { dateFault, readYear, type DateFault } from './dateValue.ts';

export type { FieldChange, FieldHandle } from '../private/ChoiceFieldProps.ts';

export interface DateFieldProps extends Omit<FieldText, 'labelEnd'> {
  /** Name of the year's field, such as "Year", or 年 with `unitsAfter`. */
  yearLabel: string;
  /** Name of the month's field, such as "Month", or 月 with `unitsAfter`. */
  monthLabel: string;
  /** Name of the day's field, such as "Day", or 日 with `unitsAfter`. */
  dayLabel: string;
  /** Order of the fields in the reader's language. Default: `ymd`. */
  order?: 'ymd' | 'dmy' | 'mdy' | undefined;
  /** Places the names after the fields, as in Japanese dates. */
  unitsAfter?: boolean | undefined;
  /** The date in other words, such as "平成16年5月1日"; announced when it changes. */
  note?: ReactNode;
  /** Id of the group, and prefix of its hint's and error's ids. Default: generated. */
  id?: string | undefined;
  /** Name of the value in a form; passed on with each change. */
  name?: string | undefined;
  /** ISO 8601, if controlled; empty for none. */
  value?: string | undefined;
  /** The initial date, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the date at each change: ISO 8601 once it is complete, empty without input. */
  onValueChange?: ((value: string) => void) | undefined;
  /** For `register` of react-hook-form; a controlled screen uses `onValueChange`. */
  onChange?: ((change: FieldChange<string>) => unknown) | undefined;
  /** For `register` of react-hook-form. */
  onBlur?: ((change: FieldChange<string>) => unknown) | undefined;
  /** Gets a handle with `name`, `value` and `focus`, as `register` of react-hook-form expects. */
  ref?: Ref<FieldHandle> | undefined;
  /** Lets the browser fill in a date of birth. */
  autoComplete?: 'bday' | undefined;
  /** All three fields cannot be edited, and keep their value. */
  disabled?: boolean | undefined;
}

type PartName = keyof DateParts;

const orders = {
  ymd: ['year', 'month', 'day'],
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
} as const;

/**
 * A memorised date, such as a date of birth, in three text fields; a date pasted into any of them fills all. A year may
 * be of a Japanese era, such as H16. The value is ISO 8601 for an existing date, empty without input, and otherwise an
 * invalid date, which a form's rule rejects (`dateFault`). For a date from a calendar use `TextField` of type `date`.
 */
export const DateField = forwardRef(function DateField(
  {
    yearLabel,
    monthLabel,
    dayLabel,
    order = 'ymd',
    unitsAfter = false,
    note,
    id: givenId,
    name,
    value,
    defaultValue = '',
    onValueChange,
    onChange,
    onBlur,
    autoComplete,
    disabled,
    ...words
  }: DateFieldProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(() => splitDate(value ?? defaultValue));
  /** The text of a running composition, which must not be changed. */
  const [composed, setComposed] = useState<DateParts | null>(null);
  const row = useRef<HTMLDivElement>(null);
  // A form reads the value in the very event that changes it, before the next render.
  const latest = useRef(joinDate(typed));
  // A value from outside takes precedence over typed text.
  const settled = value === undefined || joinDate(typed) === value ? typed : splitDate(value);
  const shown = composed ?? settled;

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
        setTyped(splitDate(next));
      },
      focus: () => row.current?.querySelector('input')?.focus(),
    }),
    [name],
  );

  const change = (next: DateParts) => {
    const date = joinDate(next);
    latest.current = date;
    setTyped(next);
    setComposed(null);
    onValueChange?.(date);
    onChange?.({ type: 'change', target: { name, value: date } });
  };
  const changePart = (which: PartName, text: string) =>
    change({ ...settled, [which]: which === 'year' ? readYearText(text) : readDigits(text, 2) });
  const handleChange = (which: PartName, event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent, target } = event;
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (isComposing) setComposed({ ...settled, [which]: target.value });
    else changePart(which, target.value);
  };

  const labels = { year: yearLabel, month: monthLabel, day: dayLabel };
  const isInvalid = words.error !== undefined && words.error !== '';
  return (
    <FieldGroup {...words} id={id} role="group">
      <div ref={row} className={boxes}>
        {orders[order].map((which) => (
          <label key={which} className={unitsAfter ? partWithUnit : part}>
            <span className={partName}>{labels[which]}</span>
            <span className={classNames(frame, width[which])}>
              <input
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${which}`}
                value={shown[which]}
                disabled={disabled}
                aria-invalid={isInvalid || undefined}
                // An error summary links to a field, where the description of the group is not read.
                aria-describedby={isInvalid ? `${id}-error` : undefined}
                onChange={(event) => handleChange(which, event)}
                onCompositionEnd={(event) => changePart(which, event.currentTarget.value)}
                onPaste={(event) => {
                  const date = readPasted(event.clipboardData.getData('text'));
                  if (date === null) return;
                  event.preventDefault();
                  change(date);
                }}
                onBlur={(event) => {
                  // A year of an era becomes a year of four digits.
                  setTyped(splitDate(latest.current));
                  if (row.current?.contains(event.relatedTarget) === true) return;
                  onBlur?.({ type: 'blur', target: { name, value: latest.current } });
                }}
                className={control}
              />
            </span>
          </label>
        ))}
        <div role="status" className={noteText}>
          {note}
        </div>
      </div>
    </FieldGroup>
  );
});
