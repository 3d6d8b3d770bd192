import * as Radix from '@radix-ui/react-visually-hidden';
import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | undefined;
  readonly children: ReactNode;
}

/** Words that only a screen reader gets. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return (
    <Radix.Root asChild>
      <Element>{children}</Element>
    </Radix.Root>
  );
}
