import type { ReactNode } from 'react';

/** The texts around a field, all from the screen, in the reader's language. */
export interface FieldText {
  /** Label of the field; the accessible name. */
  label: string;
  /** Keeps the label for screen readers only, where the place explains the field to the eye. */
  labelHidden?: boolean | undefined;
  /** Content at the end of the label's row, such as a link for a forgotten password. */
  labelEnd?: ReactNode;
  /** The word for required or optional, beside the label. */
  requirement?: string | undefined;
  /** How to answer, between label and field. */
  hint?: ReactNode;
  /** The error, below the field. Marks the field as invalid. */
  error?: string | undefined;
}
