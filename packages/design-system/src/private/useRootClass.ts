import { useLayoutEffect } from 'react';

/** Number of components that use each class. */
const asked = new Map<string, number>();

/**
 * Gives `<html>` a class while the component is mounted. A rule that looks for the component from above
 * (`html:has(…)`) would have the browser search the whole page each time anything in it changes.
 */
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
