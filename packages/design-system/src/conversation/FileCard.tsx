import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { link as coveringLink } from '../list-row/ListRow.css.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './Conversation.css.ts';

export interface FileCardProps {
  /** Name of the file with its extension; truncated if it is long. */
  readonly name: string;
  /** Kind and size, such as "PDF · 184 KB". */
  readonly note: string;
  /** Icon of the file: a page or a picture. */
  readonly kind: 'document' | 'picture';
  /** Opens what the card stands for, such as an offer. The whole card is its target, the name its text. */
  readonly link?: LinkElement | undefined;
  /** A button that downloads or removes it. */
  readonly actions?: ReactNode | undefined;
  /** A `ProgressBar`, or an error. */
  readonly children?: ReactNode | undefined;
}

/** A file of a message, or another thing that goes with it. A long name is truncated; the saved name is complete. */
export function FileCard({ name, note, kind, link, actions, children }: FileCardProps) {
  return (
    <div className={styles.file}>
      <span aria-hidden="true" className={styles.fileIcon}>
        <Icon icon={kind === 'picture' ? Image : FileText} />
      </span>
      <span className={styles.fileText}>
        <bdi title={name} className={styles.fileName}>
          {link === undefined ? (
            name
          ) : (
            <LinkSlot link={link} className={coveringLink}>
              {name}
            </LinkSlot>
          )}
        </bdi>
        <span className={styles.fileNote}>{note}</span>
        {children}
      </span>
      {actions && <span className={styles.fileActions}>{actions}</span>}
    </div>
  );
}
