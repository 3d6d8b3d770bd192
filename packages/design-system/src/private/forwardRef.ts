export type { ForwardedRef } from './genericForwardRef.d.ts';

/** Gives a component the `ref` of its caller. React 19 would pass it as a prop, React 18 does not. */
export { forwardRef } from 'react';
