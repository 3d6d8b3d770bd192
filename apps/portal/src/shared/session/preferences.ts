import { atom, useAtom } from 'jotai';
import { storedAtom } from './browser-storage/storedAtom.ts';
import type { DeviceKey } from './browser-storage/storedKeys.ts';

/** How lists are shown (specs/COVERAGE.md, section 9): cards or rows. */
export const listViews = { card: 0, list: 1 } as const;

/** 0 for Card View, 1 for List View. */
export type ListView = (typeof listViews)[keyof typeof listViews];

const listViewAtom = storedAtom('LIST_VIEW', listViews.list);

/** How the reader likes lists, kept on this device; List View unless chosen otherwise. */
export const useListView = (): readonly [ListView, (view: ListView) => void] => {
  const [stored, store] = useAtom(listViewAtom);
  return [stored === listViews.card ? listViews.card : listViews.list, store];
};

/** Yes or no, kept on this device; no unless said otherwise. */
const switchAtom = (key: DeviceKey) => {
  const stored = storedAtom(key, false);
  return atom(
    (get) => get(stored) === true,
    (_get, set, isOn: boolean) => set(stored, isOn),
  );
};

const sidebarMinimisedAtom = switchAtom('SIDEBAR_MINIMISED');

/** Whether the sidebar is minimised, kept on this device. */
export const useSidebarMinimised = () => useAtom(sidebarMinimisedAtom);

const pushCardHiddenAtom = switchAtom('PUSH_CARD_HIDDEN');

/** Whether push messages are no longer offered on the screen of notifications, kept on this device. */
export const usePushCardHidden = () => useAtom(pushCardHiddenAtom);

const singleKeysOffAtom = switchAtom('SINGLE_KEYS_OFF');

/** Whether single keys are shortcuts, kept on this device; yes unless turned off. */
export const useSingleKeyShortcuts = (): readonly [boolean, (isOn: boolean) => void] => {
  const [isOff, setOff] = useAtom(singleKeysOffAtom);
  return [!isOff, (isOn) => setOff(!isOn)];
};
