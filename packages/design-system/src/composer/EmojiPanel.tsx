import '../private/compositionEscape.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as styles from './Composer.css.ts';

export interface Emoji {
  readonly character: string;
  /** Its name in the reader's language. */
  readonly name: string;
}

export interface EmojiPanelProps {
  readonly id: string;
  readonly label: string;
  readonly emojis: readonly Emoji[];
  readonly onValueChange: (character: string) => void;
  readonly onClose: () => void;
}

/** Emoji to choose from: one tab stop, and arrow keys within. */
export function EmojiPanel({ id, label, emojis, onValueChange, onClose }: EmojiPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const buttons = () => [...(panel.current?.querySelectorAll('button') ?? [])];
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const all = buttons();
    const columns = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: reached - 1,
      ArrowRight: reached + 1,
      ArrowUp: reached - columns,
      ArrowDown: reached + columns,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };
  return (
    <div
      ref={panel}
      id={id}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={styles.emojis}
      onKeyDown={move}
    >
      {emojis.map(({ character, name }, index) => (
        <button
          key={character}
          type="button"
          aria-label={name}
          title={name}
          tabIndex={index === reached ? 0 : -1}
          className={styles.emoji}
          onFocus={() => setReached(index)}
          onClick={() => onValueChange(character)}
        >
          <span aria-hidden="true">{character}</span>
        </button>
      ))}
    </div>
  );
}
