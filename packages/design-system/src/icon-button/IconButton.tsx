import { Icon, type IconComponent } from '../icon/Icon.tsx';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { iconButton } from './IconButton.css.ts';

export { IconLink, type IconLinkProps } from './IconLink.tsx';

export interface IconButtonProps extends Omit<
  ClosedProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  /** Accessible name: the action. */
  label: string;
  /** The icon, 18 px in a small button and 20 in a medium one; filled while `pressed`. */
  icon: IconComponent;
  /** `outline` with a border, for a button that stands alone. Default: `ghost`. */
  variant?: 'ghost' | 'outline' | undefined;
  /** 32 or 40 px square. */
  size?: 'small' | 'medium' | undefined;
  /** For a toggle: whether it is on. The label stays the same in both states. */
  pressed?: boolean | undefined;
}

/** An action with an icon only, such as closing, or a toggle such as a favorite. */
export const IconButton = forwardRef(function IconButton(
  { label, icon, variant = 'ghost', size = 'medium', pressed, type = 'button', ...rest }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButton({ variant, size })}
    >
      <Icon icon={icon} size={size === 'small' ? 'medium' : 'large'} filled={pressed === true} />
    </button>
  );
});
