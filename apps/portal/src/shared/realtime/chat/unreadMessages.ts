import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const unreadMessagesAtom = atom(0);

/** Number of unread messages; 0 while unknown. */
export const useUnreadMessages = (): number => useAtomValue(unreadMessagesAtom);

/** Sets that number for the layout, which renders before the code that requests it has loaded. */
export const useSetUnreadMessages = (count: number): void => {
  const tell = useSetAtom(unreadMessagesAtom);
  useEffect(() => {
    tell(count);
    return () => tell(0);
  }, [count, tell]);
};
