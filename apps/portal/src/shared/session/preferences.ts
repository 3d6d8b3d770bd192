import { deviceStorage } from '@michi/api/session';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { DeviceKey } from './browser-storage/storedKeys.ts';
import { atom, useAtom } from 'jotai';

const storage = createJSONStorage<unknown>(() => ({
  ...deviceStorage,
  subscribe: (key, tell) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) tell(event.newValue);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
}));

/** A JSON value on this device that follows other tabs. It may be anything: readers validate it. */
export const storedAtom = (key: DeviceKey, initial: unknown) =>
  atomWithStorage<unknown>(key, initial, storage, { getOnInit: true });

/** Cards or rows (specs/COVERAGE.md, section 9). */
export const listViews = { card: 0, list: 1 } as const;

type ListView = (typeof listViews)[keyof typeof listViews];

const listViewAtom = storedAtom('LIST_VIEW', listViews.list);

/** How lists are shown on this device; default: rows. */
export const useListView = (): readonly [ListView, (view: ListView) => void] => {
  const [stored, store] = useAtom(listViewAtom);
  return [stored === listViews.card ? listViews.card : listViews.list, store];
};

/** A boolean of this device; default: false. */
const switchAtom = (key: DeviceKey) => {
  const stored = storedAtom(key, false);
  return atom(
    (get) => get(stored) === true,
    (_get, set, isOn: boolean) => set(stored, isOn),
  );
};

const sidebarMinimisedAtom = switchAtom('SIDEBAR_MINIMISED');

/** Whether the sidebar is minimised on this device. */
export const useSidebarMinimised = () => useAtom(sidebarMinimisedAtom);

const pushCardHiddenAtom = switchAtom('PUSH_CARD_HIDDEN');

/** Whether this device no longer offers push messages on the screen of notifications. */
export const usePushCardHidden = () => useAtom(pushCardHiddenAtom);

const singleKeysOffAtom = switchAtom('SINGLE_KEYS_OFF');

/** Whether single keys are shortcuts on this device; default: yes. */
export const useSingleKeyShortcuts = (): readonly [boolean, (isOn: boolean) => void] => {
  const [isOff, setOff] = useAtom(singleKeysOffAtom);
  return [!isOff, (isOn) => setOff(!isOn)];
};
