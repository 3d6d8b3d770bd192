import { CalendarDays, Clock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { describedBy } from '../private/describedBy.ts';
import { FieldGroup } from '../private/FieldGroup.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { isComposing } from '../private/isComposing.ts';
import { adornment, control, frame } from '../private/TextControl.css.ts';
import * as styles from './DateTimeField.css.ts';
import { PickerBox } from './PickerBox.tsx';
import { readTime } from './timeOfDay.ts';

export interface DateTimeFieldProps extends Omit<FieldText, 'labelEnd'> {
  /** Accessible name of the date's field, such as "Date". */
  readonly dateLabel: string;
  /** Accessible name of the time's field, such as "Time". */
  readonly timeLabel: string;
  /** Placeholder of the date, such as "Choose a date". */
  readonly datePlaceholder: string;
  /** Formats `YYYY-MM-DD` in the page's language, with the weekday. */
  readonly writeDate: (date: string) => string;
  /** Uses the device's time picker, for a touch screen; otherwise the time is typed. */
  readonly nativeTime?: boolean | undefined;
  /** Id of the group, and prefix of its hint's and error's ids. Default: generated. */
  readonly id?: string | undefined;
  /** `YYYY-MM-DDTHH:MM`; a missing half is omitted. Empty without input. */
  readonly value?: string | undefined;
  /** The initial value, if uncontrolled. */
  readonly defaultValue?: string | undefined;
  /** Called with `YYYY-MM-DDTHH:MM` at each change; a half that is missing is left out. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Called each time one of the two fields loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** The first selectable day, `YYYY-MM-DD`; a hint for the browser's calendar, the form validates. */
  readonly firstDate?: string | undefined;
  /** A note about this time, such as whether it is free; announced when it changes. */
  readonly note?: ReactNode;
  /** Neither field can be edited; both keep their value. */
  readonly disabled?: boolean | undefined;
}

const split = (value: string): readonly [date: string, time: string] => {
  const [date = '', time = ''] = value.split('T');
  return [date, time];
};

const join = (date: string, time: string): string => (date === '' && time === '' ? '' : `${date}T${time}`);

/** A date from the device's calendar, and a time in 24 hours, both in the language of the page, not of the browser. */
export const DateTimeField = ({
  dateLabel,
  timeLabel,
  datePlaceholder,
  writeDate,
  nativeTime = false,
  id: givenId,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  firstDate,
  note,
  disabled,
  ...text
}: DateTimeFieldProps) => {
  const [own, setOwn] = useState(defaultValue);
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const [date, time] = split(value ?? own);
  const isInvalid = text.error !== undefined && text.error !== '';
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const shared = {
    disabled,
    'aria-invalid': isInvalid || undefined,
    // An error summary links to a field, where the description of the group is not read.
    'aria-describedby': describedBy(noteId, isInvalid && `${id}-error`),
  } as const;
  const changeTime = (next: string) => change(join(date, next));
  return (
    <FieldGroup {...text} id={id} role="group">
      <div className={styles.boxes}>
        <PickerBox
          {...shared}
          type="date"
          icon={CalendarDays}
          label={dateLabel}
          text={date === '' ? datePlaceholder : writeDate(date)}
          min={firstDate}
          value={date}
          onChange={(next) => change(join(next, time))}
          onBlur={onBlur}
        />
        {nativeTime ? (
          <PickerBox
            {...shared}
            type="time"
            icon={Clock}
            label={timeLabel}
            text={time === '' ? timeLabel : time}
            value={time}
            onChange={changeTime}
            onBlur={onBlur}
          />
        ) : (
          <div className={classNames(frame, styles.box.time)}>
            <span aria-hidden="true" className={adornment}>
              <Icon icon={Clock} />
            </span>
            <input
              {...shared}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={timeLabel}
              placeholder={timeLabel}
              value={time}
              className={classNames(control, styles.typed)}
              onChange={(event) => changeTime(event.currentTarget.value)}
              // Enter submits a form before the field loses focus, unless it confirms a composition.
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !isComposing(nativeEvent)) changeTime(readTime(time));
              }}
              onBlur={() => {
                if (readTime(time) !== time) changeTime(readTime(time));
                onBlur?.();
              }}
            />
          </div>
        )}
      </div>
      <div id={noteId} role="status" className={styles.note}>
        {note}
      </div>
    </FieldGroup>
  );
};
