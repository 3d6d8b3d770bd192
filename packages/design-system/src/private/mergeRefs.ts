import type { Ref, RefCallback } from 'react';

/** Combines refs, such as the component's and the caller's. */
export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref !== null && ref !== undefined) ref.current = element;
    }
  };
