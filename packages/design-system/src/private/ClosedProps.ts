import type { ComponentProps, JSX } from 'react';

/** Props of a native element without those that restyle it. */
export type ClosedProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>;
