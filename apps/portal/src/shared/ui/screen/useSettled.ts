import { useEffect, useState } from 'react';

/** Milliseconds without a change after which typing has paused. */
const pause = 400;

/** A value once it has not changed for a moment, for what takes too long to follow each key. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
