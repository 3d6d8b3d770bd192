import { useLayoutEffect } from 'react';

/** Number of components that use each class. */
const asked = new Map<string, number>();

/** Sets a class on `<html>` while mounted. A selector `html:has(…)` would be evaluated with every change of the page. */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    classList.add(name);
    return () => {
      const left = (asked.get(name) ?? 0) - 1;
      if (left > 0) return void asked.set(name, left);
      asked.delete(name);
      classList.remove(name);
    };
  }, [name]);
}
