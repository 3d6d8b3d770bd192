import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { failure, frame } from './CopyButton.css.ts';

export interface CopyLabels {
  /** Text of the button before copying, such as "Copy". */
  readonly copyLabel: string;
  /** Label after copying, such as "Copied"; also announced. */
  readonly copiedLabel: string;
  /** Instructions if the browser refuses, such as "Select the text and copy it". */
  readonly failedLabel: string;
}

export interface CopyButtonProps extends CopyLabels {
  /** The text to copy. */
  readonly text: string;
  /** Completes the button's label for a screen reader: "recovery codes". */
  readonly context?: string | undefined;
  /** 32 or 40 px high. Default: `medium`. */
  readonly size?: 'small' | 'medium' | undefined;
}

/** Copies a text, and announces the result each time. */
export function CopyButton({
  text,
  copyLabel,
  copiedLabel,
  failedLabel,
  context,
  size = 'medium',
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ of: string; isCopied: boolean; times: number } | null>(null);
  // A new text has not been copied yet.
  const current = outcome?.of === text ? outcome : null;
  const isCopied = current?.isCopied === true;
  const isRefused = current?.isCopied === false;
  const copy = async () => {
    const times = (current?.times ?? 0) + 1;
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ of: text, isCopied: true, times });
    } catch {
      // Refused by the browser, or no clipboard on an insecure page.
      setOutcome({ of: text, isCopied: false, times });
    }
  };
  return (
    <span className={frame}>
      <Button
        size={size}
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        onBlur={() => isCopied && setOutcome(null)}
      >
        <span>
          {isCopied ? copiedLabel : copyLabel}
          {context !== undefined && <VisuallyHidden> {context}</VisuallyHidden>}
        </span>
      </Button>
      <span role="status" className={isRefused ? failure : visuallyHidden}>
        {current !== null && <span key={current.times}>{isCopied ? copiedLabel : failedLabel}</span>}
      </span>
    </span>
  );
}
