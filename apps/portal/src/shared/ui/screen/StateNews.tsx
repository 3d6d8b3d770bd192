import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useState } from 'react';

interface StateNewsProps {
  /** What the page shows, such as a status. */
  readonly state: unknown;
  /** The state in the words of the page. */
  readonly children: string;
}

/**
 * Announces a state that changes while the page is open, once: what was done is said in its place and not in a toast. With a
 * `key` of what the state is of, another one opened beside the list is not announced.
 */
export function StateNews({ state, children }: StateNewsProps) {
  const [first] = useState(state);
  return (
    <VisuallyHidden>
      <span role="status">{state === first ? '' : children}</span>
    </VisuallyHidden>
  );
}
