export type { ForwardedRef } from './genericForwardRef.d.ts';

/** React 19 would pass `ref` as a prop, React 18 does not. */
export { forwardRef } from 'react';
