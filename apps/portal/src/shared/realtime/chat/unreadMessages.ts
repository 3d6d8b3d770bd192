import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const unreadMessagesAtom = atom(0);

/** How many messages to the student are unread, as far as it is known; 0 until then. */
export const useUnreadMessages = (): number => useAtomValue(unreadMessagesAtom);

/**
 * Sets the count in the layout, which renders before the code that requests it has loaded. Signed out there is none.
 */
export const useSetUnreadMessages = (count: number): void => {
  const tell = useSetAtom(unreadMessagesAtom);
  useEffect(() => {
    tell(count);
    return () => tell(0);
  }, [count, tell]);
};
