import { useId } from 'react';
import { CopyButton, type CopyLabels } from '../copy-button/CopyButton.tsx';
import { labelText } from '../private/Field.css.ts';
import { group, row, written } from './CopyableText.css.ts';

export interface CopyableTextProps extends CopyLabels {
  /** Name of the text, such as "Key". */
  readonly label: string;
  /** The text to copy. */
  readonly text: string;
  /** The text as displayed, such as in groups of four. Default: the text itself. */
  readonly shown?: string | undefined;
}

/** A text for use elsewhere, such as the key for an authenticator app, with a copy button. */
export function CopyableText({ label, text, shown = text, ...words }: CopyableTextProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={group}>
      <span id={labelId} className={labelText}>
        {label}
      </span>
      <div className={row}>
        <code translate="no" className={written}>
          {shown}
        </code>
        <CopyButton {...words} text={text} context={label} />
      </div>
    </div>
  );
}
