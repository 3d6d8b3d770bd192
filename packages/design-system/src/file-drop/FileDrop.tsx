import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { describedBy } from '../private/describedBy.ts';
import { FieldError } from '../private/FieldError.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Id of the file input, for a label or an error summary. Default: generated. */
  readonly id?: string | undefined;
  /** Text for dragging a file, such as "Drop a file here, or". */
  readonly label: string;
  /** The words styled as a link, such as "choose a file". */
  readonly chooseLabel: string;
  /** Accepted files, such as "PDF, DOC, DOCX, up to 10 MB". */
  readonly hint?: string | undefined;
  /** The error of the chosen file. */
  readonly error?: string | undefined;
  /** Accepted file types of the browser's dialog, such as `.pdf,.docx`. Not enforced: validate the chosen files. */
  readonly accept?: string | undefined;
  /** Called with the dropped or chosen file, also if it is the same as before. */
  readonly onFile: (file: File) => void;
}

/** Area for dropping a file; a click opens the file dialog. A native file input. */
export function FileDrop({ id: givenId, label, chooseLabel, hint, error, accept, onFile }: FileDropProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isOver, setOver] = useState(false);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Lets the user choose the same file again after it was rejected.
    event.currentTarget.value = '';
    setOver(false);
    if (file !== undefined) onFile(file);
  };
  return (
    <div>
      <div
        className={classNames(styles.position, isOver && styles.over, error !== undefined && styles.wrong)}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <label htmlFor={id} className={styles.text}>
          <Icon icon={Upload} />
          <span>
            {label} <span className={styles.choose}>{chooseLabel}</span>
          </span>
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={describedBy(
            hint !== undefined && `${id}-hint`,
            error !== undefined && `${id}-error`,
          )}
          aria-invalid={error !== undefined || undefined}
          onChange={take}
          className={styles.input}
        />
      </div>
      {error !== undefined && (
        <div className={styles.fault} role="alert">
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </div>
  );
}
