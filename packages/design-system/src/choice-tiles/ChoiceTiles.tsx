import { useId, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { FieldGroup, type FieldGroupText } from '../private/FieldGroup.tsx';
import * as styles from './ChoiceTiles.css.ts';

export interface ChoiceTile<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second line below the label. */
  readonly note?: ReactNode | undefined;
  /** An icon or an `Avatar`. */
  readonly leading?: ReactNode | undefined;
  /** State the reason in `note`, such as "Taken". */
  readonly disabled?: boolean | undefined;
}

export interface ChoiceTilesProps<Value extends string> extends Omit<FieldGroupText, 'orientation'> {
  /** The tiles in the order shown, row by row. */
  readonly options: readonly ChoiceTile<Value>[];
  /** Id of the group, for a link from an error summary. Default: generated. */
  readonly id?: string | undefined;
  /** Null if nothing is selected. */
  readonly value: Value | null;
  /** Called with the value of the tile that was chosen. */
  readonly onValueChange: (value: Value) => void;
  /** As many per row as fit, each at least this wide (104, 220, 300 px). Default: `medium`. */
  readonly fill?: 'small' | 'medium' | 'large' | undefined;
}

/** One option out of more than a list holds, such as the free times of a day. Native radio buttons. */
export function ChoiceTiles<Value extends string>({
  options,
  id: givenId,
  value,
  onValueChange,
  fill = 'medium',
  ...words
}: ChoiceTilesProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldGroup {...words} id={id} role="radiogroup">
      <div className={classNames(styles.tiles, styles.fill[fill])}>
        {options.map((each) => (
          <label key={each.value} className={styles.tile}>
            <input
              type="radio"
              name={ownId}
              value={each.value}
              checked={each.value === value}
              disabled={each.disabled}
              onChange={() => onValueChange(each.value)}
              className={styles.input}
            />
            {each.leading}
            <span className={styles.text}>
              <span className={styles.label}>{each.label}</span>
              {each.note !== undefined && <span className={styles.note}>{each.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
