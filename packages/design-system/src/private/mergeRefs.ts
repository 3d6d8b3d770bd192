import type { Ref, RefCallback } from 'react';

/** One ref that sets several: the component's own and the screen's. */
export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref !== null && ref !== undefined) ref.current = element;
    }
  };
