import type { ForwardedRef, ReactNode, RefAttributes } from 'react';

export type { ForwardedRef } from 'react';

declare module 'react' {
  /** Keeps the type parameters of a component, which React's own type loses. */
  function forwardRef<Element, Props>(
    render: (props: Props, ref: ForwardedRef<Element>) => ReactNode,
  ): (props: Props & RefAttributes<Element>) => ReactNode;
}
