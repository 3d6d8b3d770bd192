import { useEffect } from 'react';
import { useSingleKeyShortcuts } from '../../shared/session/preferences.ts';

/** Key code of every key press that belongs to an input method; Safari ends a composition before its Enter arrives. */
const COMPOSING_KEY_CODE = 229;

/** Where letters are text, or choose an entry that begins with them. */
const typingTargets =
  'input, textarea, select, [contenteditable="true"], [role=combobox], [role=menu], [role=listbox]';

/** Whatever is over the page, with the browser's own dialog. */
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/** Links of the visible rows of the lists in the main content, without tabs and pages. */
const rowLinks = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(ul, ol) > li')]
    .filter((row) => row.closest('nav, [role=tablist]') === null)
    .flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? [])
    .filter((link) => link.checkVisibility());

/** Moves the focus to the next or the previous row; from outside the lists to the first or the last one. */
const focusRow = (step: 1 | -1): void => {
  const links = rowLinks();
  const current = links.findIndex((link) => link.closest('li')?.contains(document.activeElement) === true);
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
};

/** What the shortcuts do beside moving in lists. */
export interface ShortcutActions {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/**
 * Listens for the keys of a student's screens: Control or Command with K or `/` opens the search anywhere. The single
 * keys `/`, `j`, `k` and `?` do nothing while somebody types, during a composition, in a menu or a dialog, and can be turned
 * off (WCAG 2.1.4).
 */
export const useShortcuts = ({ onSearch, onHelp }: ShortcutActions): void => {
  const [hasSingleKeys] = useSingleKeyShortcuts();
  useEffect(() => {
    const singleKeys: Readonly<Record<string, () => void>> = {
      '/': onSearch,
      '?': onHelp,
      j: () => focusRow(1),
      k: () => focusRow(-1),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.keyCode === COMPOSING_KEY_CODE) return;
      if (document.querySelector(dialogs) !== null) return;
      const { key, target } = event;
      const hasModifier = event.ctrlKey || event.metaKey;
      const isTyping = target instanceof Element && target.closest(typingTargets) !== null;
      const act = hasModifier
        ? ['k', '/'].includes(key.toLowerCase()) && !event.altKey && !event.shiftKey && onSearch
        : hasSingleKeys && !event.altKey && !isTyping && singleKeys[key];
      if (act === false || act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasSingleKeys, onSearch, onHelp]);
};
