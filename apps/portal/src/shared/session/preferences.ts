import { deviceStorage } from '@michi/api/session';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { DeviceKey } from './entries.ts';
import { atom, useAtom } from 'jotai';
import { themeClass } from '@michi/design-system/theme';

const storage = createJSONStorage<unknown>(() => ({
  ...deviceStorage,
  subscribe: (key, onChange) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) onChange(event.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
}));

/** A JSON value on this device that follows other tabs. It may be anything: readers validate it. */
const storedAtom = (key: DeviceKey, initial: unknown) =>
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

/** `system` follows the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

// The page's first script reads this key too, before the first render.
const storedThemeAtom = storedAtom('THEME', 'system');

const themeAtom = atom(
  (get): ThemeChoice => {
    const stored = get(storedThemeAtom);
    return isThemeChoice(stored) ? stored : 'system';
  },
  (_get, set, choice: ThemeChoice) => set(storedThemeAtom, choice),
);

/** Sets the theme of this device before the portal reads it. */
export const storeTheme = (choice: ThemeChoice): void => storage.setItem('THEME' satisfies DeviceKey, choice);

/** The theme of this device, and its setter. */
export const useTheme = () => useAtom(themeAtom);

/** Sets the class of a theme on the page; without one the stylesheet follows the device. */
export const showTheme = (choice: ThemeChoice, root: HTMLElement): void => {
  root.classList.remove(...Object.values(themeClass));
  if (choice !== 'system') root.classList.add(themeClass[choice]);
};
