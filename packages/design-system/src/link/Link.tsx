import { createSlot } from '@radix-ui/react-slot';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { link } from './Link.css.ts';

export type { LinkElement } from '../private/LinkSlot.tsx';

const Slot = createSlot<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>('Link');

export interface LinkProps extends ClosedProps<'a'> {
  /** The target, in words that make sense alone. */
  children: ReactNode;
  /** Colour: `text` and `soft` for a link among others that needs no emphasis. Default: `brand`. */
  tone?: 'brand' | 'text' | 'soft' | undefined;
  /** `always` inside a sentence in the text's own colour; a standalone link needs it only on hover. */
  underline?: 'always' | 'hover' | undefined;
  /** The size of the text around it, or 13 px. */
  size?: 'inherit' | 'small' | undefined;
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/** A link. With `asChild` a router's link gets the look. */
export const Link = forwardRef(function Link(
  { children, tone = 'brand', underline = 'hover', size = 'inherit', asChild = false, ...rest }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  const className = link({ tone, underline, size });
  if (asChild) {
    return (
      <Slot {...rest} ref={ref} className={className}>
        {children}
      </Slot>
    );
  }
  return (
    <a {...rest} ref={ref} className={className}>
      {children}
    </a>
  );
});
