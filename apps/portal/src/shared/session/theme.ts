import { themeClass } from '@michi/design-system/theme';
import { atom, useAtom } from 'jotai';
import { storedAtom } from './browser-storage/storedAtom.ts';

/** The user's choices; `system` follows the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;

/** One of {@link themeChoices}. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Local-storage key of the chosen theme. The page's first script reads it too, before anything is drawn. */
export const themeStorageKey = 'THEME';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

const storedThemeAtom = storedAtom(themeStorageKey, 'system');

const themeAtom = atom(
  (get): ThemeChoice => {
    const stored = get(storedThemeAtom);
    return isThemeChoice(stored) ? stored : 'system';
  },
  (_get, set, choice: ThemeChoice) => set(storedThemeAtom, choice),
);

/** The chosen theme, kept on this device, and how to choose another. */
export const useTheme = () => useAtom(themeAtom);

/** Puts a theme's class on the page; without one the stylesheet follows the device. */
export const showTheme = (choice: ThemeChoice, root: HTMLElement): void => {
  root.classList.remove(...Object.values(themeClass));
  if (choice !== 'system') root.classList.add(themeClass[choice]);
};
