import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { describedBy } from '../private/describedBy.ts';
import { FieldGroup } from '../private/FieldGroup.tsx';
import type { FieldText } from '../private/FieldText.ts';
import { control, frame } from '../private/TextControl.css.ts';
import * as styles from './DateTimeField.css.ts';

export interface DateTimeFieldProps extends Omit<FieldText, 'labelEnd'> {
  /** Names of the two boxes. */
  readonly dateLabel: string;
  readonly timeLabel: string;
  readonly id?: string | undefined;
  /** `YYYY-MM-DDTHH:MM`; a half that is not given yet is left out, and nothing at all is empty. */
  readonly value?: string | undefined;
  /** The initial value, if uncontrolled. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The first selectable day, `YYYY-MM-DD`; a hint for the browser's calendar, the form validates. */
  readonly firstDate?: string | undefined;
  /** A note about this time, such as whether it is free; announced when it changes. */
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

const split = (value: string): readonly [date: string, time: string] => {
  const [date = '', time = ''] = value.split('T');
  return [date, time];
};

const join = (date: string, time: string): string => (date === '' && time === '' ? '' : `${date}T${time}`);

/**
 * A day from a calendar, with a time of day. Two native inputs, so that every device offers its own picker, and both
 * can be typed.
 */
export const DateTimeField = ({
  dateLabel,
  timeLabel,
  id: givenId,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  firstDate,
  note,
  disabled,
  ...words
}: DateTimeFieldProps) => {
  const [own, setOwn] = useState(defaultValue);
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const [date, time] = split(value ?? own);
  const isInvalid = words.error !== undefined && words.error !== '';
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const shared = {
    disabled,
    onBlur,
    'aria-invalid': isInvalid || undefined,
    // An error summary leads into a box, where the description of the group is not read.
    'aria-describedby': describedBy(noteId, isInvalid && `${id}-error`),
    className: control,
  };
  return (
    <FieldGroup {...words} id={id} role="group">
      <div className={styles.boxes}>
        <div className={classNames(frame, styles.box.date)}>
          <input
            {...shared}
            type="date"
            aria-label={dateLabel}
            min={firstDate}
            value={date}
            onChange={(event) => change(join(event.currentTarget.value, time))}
          />
        </div>
        <div className={classNames(frame, styles.box.time)}>
          <input
            {...shared}
            type="time"
            aria-label={timeLabel}
            value={time}
            onChange={(event) => change(join(date, event.currentTarget.value))}
          />
        </div>
      </div>
      <div id={noteId} role="status" className={styles.note}>
        {note}
      </div>
    </FieldGroup>
  );
};
