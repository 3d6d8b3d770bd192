import { useId } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { rail, segment, segmentSize } from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent | undefined;
  /** BCP 47 tag of the label, if it is not in the page's language. */
  lang?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice; not shown. */
  label: string;
  /** The two to four views, from the start. */
  options: readonly Segment<Value>[];
  /** The value of the view that is shown. */
  value: Value;
  /** Called with the value of the view that was chosen. */
  onValueChange: (value: Value) => void;
  /** Shows only the icons; the labels stay for screen readers. */
  labelsHidden?: boolean | undefined;
  /** 32 or 40 px high. */
  size?: 'small' | 'medium' | undefined;
  /** Name of its radio buttons in a form. Default: generated. */
  name?: string | undefined;
}

/** Two to four views of the same content, such as list and cards. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  labelsHidden = false,
  size = 'medium',
  name,
}: SegmentedControlProps<Value>) => {
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} className={rail}>
      {options.map((each) => (
        <label key={each.value} lang={each.lang} className={classNames(segment, segmentSize[size])}>
          <input
            type="radio"
            name={name ?? ownName}
            value={each.value}
            checked={each.value === value}
            onChange={() => onValueChange(each.value)}
            className={visuallyHidden}
          />
          {each.icon !== undefined && <Icon icon={each.icon} size="small" />}
          {labelsHidden ? <span className={visuallyHidden}>{each.label}</span> : each.label}
        </label>
      ))}
    </div>
  );
};
