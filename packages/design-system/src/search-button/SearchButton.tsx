import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import type { ClosedProps } from '../private/ClosedProps.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import { adornment, frame } from '../private/TextControl.css.ts';
import * as styles from './SearchButton.css.ts';

export interface SearchButtonProps extends Omit<ClosedProps<'button'>, 'type' | 'children' | 'ref'> {
  /** Gets the native button, such as to return the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** What can be found, such as "Search jobs, companies and more". */
  readonly children: string;
  /** The keys that open the same search, such as "Control+K" or "Meta+K". The screen listens for them. */
  readonly shortcut: string;
}

/** A button for the bar at the top that looks like a search field and opens the search in a dialog. */
export const SearchButton = forwardRef(function SearchButton(
  { children, shortcut, ...rest }: SearchButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      {...rest}
      ref={ref}
      className={classNames(frame, styles.button)}
    >
      <span className={adornment}>
        <Icon icon={Search} />
      </span>
      <span className={styles.text}>{children}</span>
      <kbd aria-hidden="true" className={styles.keys}>
        {shortcut.replace('Control', 'Ctrl').replace('Meta+', '⌘')}
      </kbd>
    </button>
  );
});
