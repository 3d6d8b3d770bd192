import { Slot } from '@radix-ui/react-slot';
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';

/** A link element without children, such as `<Link to="/jobs" />` or `<a href="/jobs" />`. */
export type LinkElement = ReactElement<{ children?: ReactNode }>;

interface LinkSlotProps extends Omit<ComponentPropsWithRef<typeof Slot>, 'children'> {
  readonly link: LinkElement;
  readonly children: ReactNode;
}

/** Renders the caller's link element with this component's contents, look and attributes. */
export function LinkSlot({ link, children, ...rest }: LinkSlotProps) {
  return <Slot {...rest}>{cloneElement(link, undefined, children)}</Slot>;
}
