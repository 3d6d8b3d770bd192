import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** How lists are shown (product spec, section 9): cards or rows. */
export const listViews = { card: 0, list: 1 } as const;

/** 0 for Card View, 1 for List View. */
export type ListView = (typeof listViews)[keyof typeof listViews];

const listViewAtom = atomWithStorage<number>('LIST_VIEW', listViews.list, undefined, { getOnInit: true });

/** How the reader likes lists, kept on this device; List View unless chosen otherwise. */
export const useListView = (): readonly [ListView, (view: ListView) => void] => {
  const [stored, store] = useAtom(listViewAtom);
  return [stored === listViews.card ? listViews.card : listViews.list, store];
};

const sidebarMinimisedAtom = atomWithStorage('SIDEBAR_MINIMISED', false, undefined, { getOnInit: true });

/** Whether the sidebar is minimised, kept on this device. */
export const useSidebarMinimised = () => useAtom(sidebarMinimisedAtom);

const pushCardHiddenAtom = atomWithStorage('PUSH_CARD_HIDDEN', false, undefined, { getOnInit: true });

/** Whether push messages are no longer offered on the screen of notifications, kept on this device. */
export const usePushCardHidden = () => useAtom(pushCardHiddenAtom);
