import { Check, ChevronDown, Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import * as styles from './Chip.css.ts';

export interface FilterChipProps {
  /** An applied filter, such as "Kanto". */
  readonly children: ReactNode;
  /** Label of the remove button, such as "Remove Kanto". */
  readonly removeLabel: string;
  /** Called when the remove button is pressed; the caller takes the filter away and places the focus. */
  readonly onRemove: () => void;
}

/** An applied filter with a button that removes it. */
export function FilterChip({ children, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className={styles.applied}>
      <span className={styles.text}>{children}</span>
      <button type="button" aria-label={removeLabel} className={styles.remove} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </span>
  );
}

type OwnButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'type'>;

export interface MenuChipProps extends OwnButtonProps {
  /** Icon before the text; `add` replaces it with a plus. */
  readonly icon?: IconComponent | undefined;
  /** Something is selected in its menu. */
  readonly active?: boolean | undefined;
  /** Without the chevron, for a chip that opens a dialog. */
  readonly plain?: boolean | undefined;
  /** With a dashed border and a plus, for adding something. */
  readonly add?: boolean | undefined;
}

/** A chip that opens a menu or dialog: the `trigger` of `Menu` and `Dialog`. */
export const MenuChip = forwardRef(function MenuChip(
  { icon, active = false, plain = false, add = false, children, ...rest }: MenuChipProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button
      type="button"
      data-active={active ? 'true' : undefined}
      {...rest}
      ref={ref}
      className={classNames(styles.chip, add && styles.add)}
    >
      {add ? <Icon icon={Plus} /> : icon !== undefined && <Icon icon={icon} />}
      <span className={styles.text}>{children}</span>
      {!plain && !add && <ChevronDown aria-hidden="true" />}
    </button>
  );
});

export interface ToggleChipProps {
  /** Whether it is on: with a tick unless `plain`, and `aria-pressed`. */
  readonly pressed: boolean;
  /** Called with the new state when it is pressed. */
  readonly onPressedChange: (pressed: boolean) => void;
  /** Without the tick, for one of several chips of which one is always on. */
  readonly plain?: boolean | undefined;
  /** A plus where the tick comes, so that the chip keeps its width. */
  readonly add?: boolean | undefined;
  /** A square in the colour of its subject, such as a kind of event in a calendar. */
  readonly swatch?: 'brand' | 'deadline' | 'info' | 'success' | 'accent' | 'warning' | 'neutral' | undefined;
  /** What is on or off, in one or two words; its accessible name in both states. */
  readonly children: ReactNode;
}

/** A chip that is on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  plain = false,
  add = false,
  swatch,
  children,
}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(styles.chip, swatch !== undefined && styles.plain)}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && !plain && <Check aria-hidden="true" />}
      {!pressed && add && <Plus aria-hidden="true" />}
      {swatch !== undefined && (
        <span aria-hidden="true" className={classNames(styles.swatch, styles.swatchTone[swatch])} />
      )}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
