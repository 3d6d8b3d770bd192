import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-dialog';
import { useCombobox } from 'downshift';
import { Search, X, type LucideIcon } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { closeButton, overlay } from '../private/overlay.css.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CommandMenu.css.ts';

export interface CommandMenuItem {
  /** Unique in the menu. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes entries with the same label, such as the company of a job. */
  readonly note?: string | undefined;
  /** What was found in the entry, such as words of a message; two lines at most. */
  readonly excerpt?: string | undefined;
  readonly icon: LucideIcon;
}

export interface CommandMenuGroup<Item extends CommandMenuItem> {
  readonly title: string;
  readonly items: readonly Item[];
}

export interface CommandMenuProps<Item extends CommandMenuItem> {
  /** Whether the dialog is shown; the caller keeps the state. */
  readonly open: boolean;
  /** Called with false by Escape, the close button and a click outside. */
  readonly onOpenChange: (open: boolean) => void;
  /** Names the dialog and its field, such as "Search". */
  readonly title: string;
  /** Shown in the empty field: what can be searched. */
  readonly placeholder: string;
  /** Accessible name of the close button, such as "Close". */
  readonly closeLabel: string;
  /** What is typed; the caller keeps it and provides the matching groups. */
  readonly text: string;
  /** Called with the text at every key press, also during a composition. */
  readonly onTextChange: (text: string) => void;
  /** Maximum length of the text, in characters. */
  readonly maxLength: number;
  /** Groups without entries are omitted. */
  readonly groups: readonly CommandMenuGroup<Item>[];
  /**
   * The entries are those of an earlier text: none is highlighted before an arrow key is pressed, so that Enter right
   * after typing chooses none.
   */
  readonly outdated?: boolean;
  /** Shown below the list and announced: number of entries, no match, or a running search. */
  readonly status: string;
  /** Called with the selected entry; the screen closes the menu. */
  readonly onClick: (item: Item) => void;
}

/**
 * A search over many kinds of entries in a dialog: a combobox with grouped options (WAI-ARIA 1.2). The focus stays in
 * the field. Enter during a composition only confirms it.
 */
export function CommandMenu<Item extends CommandMenuItem>({
  open,
  onOpenChange,
  closeLabel,
  title,
  ...rest
}: CommandMenuProps<Item>) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content className={styles.panel} aria-describedby={undefined} {...focusReturn}>
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          <Contents
            title={title}
            {...rest}
            close={
              <Radix.Close aria-label={closeLabel} className={closeButton}>
                <X aria-hidden="true" />
              </Radix.Close>
            }
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ContentsProps<Item extends CommandMenuItem> extends Omit<
  CommandMenuProps<Item>,
  'open' | 'onOpenChange' | 'closeLabel'
> {
  readonly close: ReactNode;
}

function Contents<Item extends CommandMenuItem>({
  title,
  placeholder,
  text,
  onTextChange,
  maxLength,
  groups,
  outdated = false,
  status,
  onClick,
  close,
}: ContentsProps<Item>) {
  const id = useId();
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  /** Highlighted unless the reader has moved to another entry. */
  const first = outdated ? -1 : 0;
  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Item>({
      items,
      isOpen: true,
      initialHighlightedIndex: first,
      defaultHighlightedIndex: first,
      selectedItem: null,
      inputValue: text,
      inputId: `${id}-input`,
      labelId: `${id}-label`,
      menuId: `${id}-list`,
      getItemId: (index) => `${id}-option-${index}`,
      itemToString: (item) => item?.label ?? '',
      itemToKey: (item) => item?.id,
      // Leaving the field by Tab selects nothing.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: state.selectedItem }
          : changes,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) onClick(selectedItem);
      },
    });
  // Groups may arrive one after the other: the entry that the reader has moved to stays highlighted.
  const before = useRef({ items, first });
  useLayoutEffect(() => {
    const moved =
      highlightedIndex > before.current.first ? before.current.items[highlightedIndex] : undefined;
    before.current = { items, first };
    const index = Math.max(
      first,
      items.findIndex(({ id: itemId }) => itemId === moved?.id),
    );
    if (index !== highlightedIndex) setHighlightedIndex(index);
  });
  return (
    <>
      <div className={styles.head}>
        <Icon icon={Search} />
        <input
          {...getInputProps({
            // Synchronous, unlike the state of the list: otherwise the caret would jump to the end.
            onChange: (event) => onTextChange(event.currentTarget.value),
          })}
          aria-label={title}
          aria-labelledby={undefined}
          aria-activedescendant={items[highlightedIndex] && `${id}-option-${highlightedIndex}`}
          type="text"
          enterKeyHint="go"
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
        />
        {close}
      </div>
      <div {...getMenuProps({ 'aria-label': title, 'aria-labelledby': undefined })} className={styles.list}>
        {shown.map(({ title: groupTitle, items: members }, at) => (
          <div key={groupTitle} role="group" aria-labelledby={`${id}-heading-${at}`}>
            <div id={`${id}-heading-${at}`} className={styles.heading}>
              {groupTitle}
            </div>
            {members.map((item) => {
              const index = items.indexOf(item);
              return (
                <div
                  key={item.id}
                  {...getItemProps({ item, index })}
                  className={classNames(styles.option, index === highlightedIndex && styles.highlighted)}
                >
                  <span className={styles.icon}>
                    <Icon icon={item.icon} />
                  </span>
                  <span className={styles.texts}>
                    <span className={styles.label}>{item.label}</span>
                    {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
                    {item.excerpt !== undefined && <bdi className={styles.excerpt}>{item.excerpt}</bdi>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  );
}
