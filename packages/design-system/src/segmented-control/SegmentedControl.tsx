import { useId } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { rail, segment, segmentSize } from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent | undefined;
  /** BCP 47 language of the label, when it differs from the page, as in a choice of languages. */
  lang?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice; not shown. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The labels of the options are read out, not shown; then each needs an icon. */
  labelsHidden?: boolean | undefined;
  /** 32 or 40 px high. */
  size?: 'small' | 'medium' | undefined;
  name?: string | undefined;
}

/** Two to four views of the same content, such as a list or cards; a choice applies at once. */
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
