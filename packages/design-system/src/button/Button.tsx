import { createSlot, Slottable } from '@radix-ui/react-slot';
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { button, workingMark } from './Button.css.ts';

const Slot = createSlot<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>('Button');

interface ButtonStyle {
  /** Label of the button: its action. */
  children: ReactNode;
  /** One primary per view; `dangerSolid` for irreversible actions. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'quiet' | 'danger' | 'dangerSolid' | undefined;
  /** 32, 40 or 48 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Icon before the label. */
  icon?: IconComponent | undefined;
  /** Fills the width of its container. */
  fullWidth?: boolean | undefined;
  /** Without a background, aligns the label and not its padding with the content above and below. */
  flush?: boolean | undefined;
}

interface ButtonAction {
  /** Renders the only child, such as a router's link, in place of a `<button>`. */
  asChild?: false | undefined;
  /** True while the action is running: further clicks do nothing, the focus stays. */
  working?: boolean | undefined;
  /** Label while the action is running, such as "Sending"; also announced. */
  workingLabel?: string | undefined;
}

interface ButtonAsChild {
  asChild: true;
  working?: undefined;
  workingLabel?: undefined;
}

export type ButtonProps = ClosedProps<'button'> & ButtonStyle & (ButtonAction | ButtonAsChild);

/**
 * Starts an action. With `asChild` its only child, such as a router's link, gets the look. Do not disable a submit
 * button to show that a form is incomplete.
 */
export const Button = forwardRef(function Button(
  {
    children,
    variant = 'secondary',
    size = 'medium',
    icon,
    fullWidth = false,
    flush = false,
    asChild = false,
    working,
    workingLabel,
    type = 'button',
    onClick,
    ...rest
  }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const className = button({ variant, size, fullWidth, flush });
  const iconSize = size === 'small' ? 'small' : 'medium';
  const leading = icon !== undefined && <Icon icon={icon} size={iconSize} />;
  if (asChild) {
    return (
      <Slot {...rest} ref={ref} onClick={onClick} className={className}>
        {leading}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }
  const isWorking = working === true;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWorking) {
      // Would submit the form a second time.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type={type}
        onClick={handleClick}
        aria-busy={isWorking || undefined}
        aria-disabled={isWorking || rest['aria-disabled']}
        className={className}
      >
        {isWorking ? (
          <span className={workingMark}>
            <Icon icon={LoaderCircle} size={iconSize} />
          </span>
        ) : (
          leading
        )}
        {isWorking ? (workingLabel ?? children) : children}
      </button>
      {working !== undefined && (
        <span role="status" className={visuallyHidden}>
          {isWorking && (workingLabel ?? children)}
        </span>
      )}
    </>
  );
});
