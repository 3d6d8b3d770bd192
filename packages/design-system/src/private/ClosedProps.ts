import type { ComponentProps, JSX } from 'react';

/**
 * Props of a native element without the ways to restyle it: the component controls its look. Everything else, `ref`
 * included, is passed on.
 */
export type ClosedProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>;
