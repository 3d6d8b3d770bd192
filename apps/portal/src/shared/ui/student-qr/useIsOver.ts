import { useContext, useEffect, useReducer } from 'react';
import { ClockContext } from '../../format/useFormat.ts';

/** Longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** Whether a time (RFC 3339) has passed; re-renders as soon as it has. Null never passes. */
export const useIsOver = (moment: string | null): boolean => {
  const now = useContext(ClockContext);
  const [looked, lookAgain] = useReducer((times: number) => times + 1, 0);
  const isOver = moment !== null && Date.parse(moment) <= now().getTime();
  useEffect(() => {
    if (moment === null || isOver) return undefined;
    const wait = Date.parse(moment) - now().getTime();
    const timer = setTimeout(lookAgain, Math.min(Math.max(wait, 0), longestWait));
    return () => clearTimeout(timer);
  }, [moment, isOver, now, looked]);
  return isOver;
};
