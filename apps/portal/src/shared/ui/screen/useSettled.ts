import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for `pause` milliseconds, for what must not follow each key. */
export const useSettled = <Value>(value: Value, pause: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
