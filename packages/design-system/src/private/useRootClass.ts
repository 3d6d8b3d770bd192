import { useLayoutEffect } from 'react';

/** Number of components that use each class. */
const requested = new Map<string, number>();

/** Sets a class on `<html>` while mounted. A selector `html:has(…)` would be evaluated with every change of the page. */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    requested.set(name, (requested.get(name) ?? 0) + 1);
    classList.add(name);
    return () => {
      const left = (requested.get(name) ?? 0) - 1;
      if (left > 0) return void requested.set(name, left);
      requested.delete(name);
      classList.remove(name);
    };
  }, [name]);
}
