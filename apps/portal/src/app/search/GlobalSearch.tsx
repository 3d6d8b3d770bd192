import { Suspense, useEffect, useCallback, useState } from 'react';
import { useSingleKeyShortcuts } from '../../shared/session/preferences.ts';
import { DescriptionList } from '@michi/design-system/description-list';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@michi/design-system/icon-button';
import { SearchButton } from '@michi/design-system/search-button';
import { Search } from 'lucide-react';
import { lazyPart } from '../../shared/ui/screen/lazyPart.tsx';

/** Its combobox library is in no other first load. */
const SearchDialog = lazyPart(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** `keyCode` of key presses handled by an input method; Safari ends a composition before its Enter arrives. */
const COMPOSING_KEY_CODE = 229;

/** Elements in which letters are text or select an entry. */
const typingTargets =
  'input, textarea, select, [contenteditable="true"], [role=combobox], [role=menu], [role=listbox]';

const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/** Links of the visible rows of the lists in `main`, without tabs and pagination. */
const rowLinks = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(ul, ol) > li')]
    .filter((row) => row.closest('nav, [role=tablist]') === null)
    .flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? [])
    .filter((link) => link.checkVisibility());

/** Focuses the next or previous row; from outside the lists the first or last one. */
const focusRow = (step: 1 | -1): void => {
  const links = rowLinks();
  const current = links.findIndex((link) => link.closest('li')?.contains(document.activeElement) === true);
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
};

interface ShortcutActions {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** The modifier of the search shortcut: on Apple devices Control+K deletes to the end of a line. */
const commandKey = (): 'Control' | 'Meta' => (/^(Mac|iP)/.test(navigator.platform) ? 'Meta' : 'Control');

/**
 * Listens for the shortcuts of a student's screens. {@link commandKey} with K or `/` opens the search. The single keys
 * `/`, `j`, `k` and `?` are ignored in text fields, menus and dialogs and during a composition, and can be turned off
 * (WCAG 2.1.4).
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
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const isCommand = event.getModifierState(commandKey()) && ctrlKey !== metaKey;
      const isTyping = target instanceof Element && target.closest(typingTargets) !== null;
      const act = isCommand
        ? ['k', '/'].includes(key.toLowerCase()) && !altKey && !shiftKey && onSearch
        : hasSingleKeys && !ctrlKey && !metaKey && !altKey && !isTyping && singleKeys[key];
      if (act === false || act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasSingleKeys, onSearch, onHelp]);
};

/** Lists the shortcuts, and turns single keys off on this device. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const [hasSingleKeys, setSingleKeys] = useSingleKeyShortcuts();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('shortcuts.title')}
      closeLabel={tShared('actions.close')}
    >
      <Stack gap="large">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('shortcuts.search'), value: t('shortcuts.searchKeys') },
            { term: t('shortcuts.next'), value: 'J' },
            { term: t('shortcuts.previous'), value: 'K' },
            { term: t('shortcuts.open'), value: 'Enter' },
            { term: t('shortcuts.help'), value: '?' },
          ]}
        />
        <Switch
          label={t('shortcuts.singleKeys')}
          hint={t('shortcuts.singleKeysHint')}
          checked={hasSingleKeys}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

/**
 * Opens the search of the portal and listens for its shortcuts.
 * @param shownAs an icon in the bar of a phone
 */
export function GlobalSearch({ shownAs = 'field' }: { readonly shownAs?: 'field' | 'icon' }) {
  const { t } = useTranslation('app');
  const [shown, setShown] = useState<'search' | 'shortcuts' | null>(null);
  const onSearch = useCallback(() => setShown('search'), []);
  const onHelp = useCallback(() => setShown('shortcuts'), []);
  const onClose = () => setShown(null);
  useShortcuts({ onSearch, onHelp });
  return (
    <>
      {shownAs === 'icon' ? (
        <IconButton label={t('search.label')} icon={Search} onClick={onSearch} />
      ) : (
        <SearchButton shortcut={`${commandKey()}+K`} onClick={onSearch}>
          {t('search.placeholder')}
        </SearchButton>
      )}
      <Suspense fallback={null}>{shown === 'search' && <SearchDialog onClose={onClose} />}</Suspense>
      {shown === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </>
  );
}
