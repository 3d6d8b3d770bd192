import { Slot } from '@radix-ui/react-slot';
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';

/** An element that goes somewhere, given without children, such as `<Link to="/jobs" />` or `<a href="/jobs" />`. */
export type LinkElement = ReactElement<{ children?: ReactNode }>;

interface LinkSlotProps extends Omit<ComponentPropsWithRef<typeof Slot>, 'children'> {
  /** The element that becomes the link. */
  readonly link: LinkElement;
  readonly children: ReactNode;
}

/** Renders the caller's own link element with this component's contents, look and attributes. */
export function LinkSlot({ link, children, ...rest }: LinkSlotProps) {
  return <Slot {...rest}>{cloneElement(link, undefined, children)}</Slot>;
}
