import type { ComponentProps, JSX } from 'react';

/**
 * Props of a native element without the ways to restyle it: the look of a component is its own.
 * Everything else, `ref` included, passes through.
 */
export type ClosedProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>;
