import { Paperclip, SendHorizontal, Smile } from 'lucide-react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import { isComposing } from '../private/isComposing.ts';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import * as styles from './Composer.css.ts';
import { type Emoji, EmojiPanel } from './EmojiPanel.tsx';

export type { Emoji } from './EmojiPanel.tsx';

export interface ComposerProps {
  /** Names the field, such as "Message to Kazehaya Mobility". */
  readonly label: string;
  /** Shown in the empty field; never the only label. */
  readonly placeholder?: string | undefined;
  /** The text so far; the caller keeps it, such as a draft. */
  readonly value: string;
  /** Called with the whole text after each change. */
  readonly onValueChange: (value: string) => void;
  /** Called to send; the screen decides whether there is anything to send. */
  readonly onSend: () => void;
  /** Accessible name of the send button, such as "Send". */
  readonly sendLabel: string;
  /** Enter sends and Shift+Enter starts a line; otherwise Enter starts a line, as on a phone. */
  readonly sendsOnEnter: boolean;
  /** Explains what Enter does. */
  readonly hint?: string | undefined;
  /** Characters that are left or too many, such as "120 left"; shown near the limit. */
  readonly counter?: string | undefined;
  /** The text is too long. */
  readonly over?: boolean | undefined;
  /** Accessible name of the button that opens the file dialog. */
  readonly attachLabel: string;
  /** Accepted file types of the browser's dialog, such as `.pdf,.docx`. Not enforced: validate the chosen files. */
  readonly accept?: string | undefined;
  /** Called with files that were chosen, dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Accessible name of the button that opens the emojis, and of their panel. */
  readonly emojiLabel: string;
  /** The emojis of the panel. */
  readonly emojis: readonly Emoji[];
  /** The files of the message: `FileCard`. */
  readonly files?: ReactNode | undefined;
}

/** A field for writing and sending a message. Enter during a composition only confirms it. */
export function Composer({
  label,
  placeholder,
  value,
  onValueChange,
  onSend,
  sendLabel,
  sendsOnEnter,
  hint,
  counter,
  over = false,
  attachLabel,
  accept,
  onFiles,
  emojiLabel,
  emojis,
  files,
}: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const emojiButton = useRef<HTMLSpanElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const take = (list: FileList | null | undefined): boolean => {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0) onFiles(chosen);
    return chosen.length > 0;
  };
  const putIn = (character: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    caret.current = selectionStart + character.length;
    onValueChange(value.slice(0, selectionStart) + character + value.slice(selectionEnd));
    setChoosing(false);
    field.current?.focus();
  };
  const send = () => {
    onSend();
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || !sendsOnEnter || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files);
    // Lets the user choose the same file again after removing it.
    event.currentTarget.value = '';
    field.current?.focus();
  };
  return (
    <div
      className={styles.position}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
    >
      <div className={styles.frame}>
        {files !== undefined && <div className={styles.files}>{files}</div>}
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          placeholder={placeholder}
          value={value}
          enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
          aria-invalid={over || undefined}
          aria-describedby={`${id}-hint ${id}-counter`}
          className={styles.control}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            if (take(event.clipboardData.files)) event.preventDefault();
          }}
        />
        {isChoosing && (
          <EmojiPanel
            id={`${id}-emojis`}
            label={emojiLabel}
            emojis={emojis}
            onValueChange={putIn}
            onClose={() => {
              setChoosing(false);
              emojiButton.current?.querySelector('button')?.focus();
            }}
          />
        )}
        <div className={styles.bar}>
          <IconButton
            size="small"
            label={attachLabel}
            icon={Paperclip}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            multiple
            accept={accept}
            tabIndex={-1}
            aria-hidden="true"
            className={styles.picker}
            onChange={handlePick}
          />
          <span ref={emojiButton}>
            <IconButton
              size="small"
              label={emojiLabel}
              icon={Smile}
              aria-expanded={isChoosing}
              aria-controls={isChoosing ? `${id}-emojis` : undefined}
              onClick={() => setChoosing(!isChoosing)}
            />
          </span>
          <span id={`${id}-hint`} className={styles.hint}>
            <span className={styles.keys}>{hint}</span>
          </span>
          <span
            id={`${id}-counter`}
            role="status"
            className={classNames(styles.counter, over && styles.over)}
          >
            {counter}
          </span>
          <Button variant="primary" size="small" icon={SendHorizontal} onClick={send}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
