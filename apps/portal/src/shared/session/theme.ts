import { themeClass } from '@michi/design-system/theme';
import { atom, useAtom } from 'jotai';
import { storedAtom } from './preferences.ts';

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

/** The theme of this device, and its setter. */
export const useTheme = () => useAtom(themeAtom);

/** Sets the class of a theme on the page; without one the stylesheet follows the device. */
export const showTheme = (choice: ThemeChoice, root: HTMLElement): void => {
  root.classList.remove(...Object.values(themeClass));
  if (choice !== 'system') root.classList.add(themeClass[choice]);
};
