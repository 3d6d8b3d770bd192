import { useState } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { adornment, control, frame } from '../private/TextControl.css.ts';
import * as styles from './DateTimeField.css.ts';

interface PickerBoxProps {
  readonly type: 'date' | 'time';
  readonly icon: IconComponent;
  /** Displayed over the browser's own text: the value in the page's language, or the placeholder. */
  readonly text: string;
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: (() => void) | undefined;
}

/** Keys that edit a native value or move between its parts. */
const typing = /^(?:\d|Arrow.*|Tab|Backspace|Delete)$/u;

/**
 * A native date or time input that opens its picker on click. The value is displayed in the language of the page; the
 * browser's own parts show only while typing.
 */
export function PickerBox({ type, icon, text, label, value, onChange, onBlur, ...input }: PickerBoxProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div className={classNames(frame, styles.box[type])}>
      <span aria-hidden="true" className={adornment}>
        <Icon icon={icon} />
      </span>
      <input
        {...input}
        type={type}
        aria-label={label}
        value={value}
        className={classNames(control, styles.picker, !isTyping && styles.covered)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={({ key }) => setTyping(isTyping || typing.test(key))}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
      />
      {!isTyping && (
        <span aria-hidden="true" className={classNames(styles.text, value === '' && styles.placeholder)}>
          {text}
        </span>
      )}
    </div>
  );
}
