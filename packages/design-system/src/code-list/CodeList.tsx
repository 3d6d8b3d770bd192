import { type ReactNode, useId } from 'react';
import { CopyButton, type CopyLabels } from '../copy-button/CopyButton.tsx';
import { labelText } from '../private/Field.css.ts';
import { actionRow, group, list, written } from './CodeList.css.ts';

export interface CodeListProps extends CopyLabels {
  /** Name of the codes, such as "Recovery codes". */
  readonly label: string;
  /** The codes as they are typed, each on its own line in a fixed-width font. */
  readonly codes: readonly string[];
  /** Beside the copy button: download, print. */
  readonly actions?: ReactNode | undefined;
}

/** Codes to store safely, with a button that copies all, one per line. */
export function CodeList({ label, codes, actions, ...words }: CodeListProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={group}>
      <span id={labelId} className={labelText}>
        {label}
      </span>
      <ol className={list}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no" className={written}>
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className={actionRow}>
        <CopyButton {...words} text={codes.join('\n')} context={label} />
        {actions}
      </div>
    </div>
  );
}
