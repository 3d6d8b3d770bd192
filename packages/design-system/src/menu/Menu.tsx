import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import type { LinkElement } from '../private/LinkSlot.tsx';
import { floating } from '../private/overlay.css.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Where it opens in relation to its button. Default: `end`. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it is shown, if the caller keeps the state; without it, the trigger opens it. */
  readonly open?: boolean | undefined;
  /** Called with the new state by the trigger, Escape, a choice and a click outside. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** `MenuItem`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`, from top to bottom. */
  readonly children: ReactNode;
}

/** A menu of a button. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={floating}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  /** Icon before the text, hidden from screen readers. */
  readonly icon?: IconComponent | undefined;
  /** A second, softer line. */
  readonly note?: string | undefined;
  /** `danger` for what cannot be undone; such an item is last. Default: `default`. */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Cannot be chosen and is skipped by the arrow keys; say why in `note`. */
  readonly disabled?: boolean | undefined;
  /** Called when it is chosen by pointer, Enter or Space; the menu closes. */
  readonly onClick?: (() => void) | undefined;
  /** Its link, instead of an action. */
  readonly link?: LinkElement | undefined;
  /** What it does, beginning with a verb. */
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  note,
  tone = 'default',
  disabled = false,
  onClick,
  link,
  children,
}: MenuItemProps) {
  const face = (
    <>
      {icon !== undefined && <Icon icon={icon} />}
      <span className={styles.text}>
        {children}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  return (
    <Radix.Item
      disabled={disabled}
      asChild={link !== undefined}
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
      {...(onClick !== undefined && { onSelect: () => onClick() })}
    >
      {link === undefined ? face : cloneElement(link, undefined, face)}
    </Radix.Item>
  );
}

export interface MenuRadioGroupProps {
  /** Accessible name, also shown above the options. */
  readonly label?: string | undefined;
  /** The value of the chosen option, which has a tick. */
  readonly value: string;
  /** Called with the value of the option that was chosen; the menu closes. */
  readonly onValueChange: (value: string) => void;
  /** A `MenuRadioItem` for each option. */
  readonly children: ReactNode;
}

/** One of several options, such as the order of a list. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      {label !== undefined && <MenuLabel>{label}</MenuLabel>}
      {children}
    </Radix.RadioGroup>
  );
}

export interface MenuRadioItemProps {
  /** Identifies the option in its group. */
  readonly value: string;
  /** The option in a few words. */
  readonly children: ReactNode;
}

export function MenuRadioItem({ value, children }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} className={styles.item}>
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator asChild>
        <Check aria-hidden="true" size={16} strokeWidth={1.75} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

/** A heading inside a menu. */
export function MenuLabel({
  children,
}: {
  /** The words above a group of items. */
  readonly children: ReactNode;
}) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}
