import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Conversation.css.ts';

export interface FileCardProps {
  readonly name: string;
  /** Kind and size, such as "PDF · 184 KB". */
  readonly note: string;
  readonly kind: 'document' | 'picture';
  /** A button that downloads or removes it. */
  readonly actions?: ReactNode | undefined;
  /** A `ProgressBar`, or an error. */
  readonly children?: ReactNode | undefined;
}

/** A file of a message. A long name is truncated; the saved name is complete. */
export function FileCard({ name, note, kind, actions, children }: FileCardProps) {
  return (
    <div className={styles.file}>
      <span aria-hidden="true" className={styles.fileIcon}>
        <Icon icon={kind === 'picture' ? Image : FileText} />
      </span>
      <span className={styles.fileWords}>
        <bdi title={name} className={styles.fileName}>
          {name}
        </bdi>
        <span className={styles.fileNote}>{note}</span>
        {children}
      </span>
      {actions}
    </div>
  );
}
