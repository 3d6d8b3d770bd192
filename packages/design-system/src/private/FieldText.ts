import type { ReactNode } from 'react';

/** The texts of a field. */
export interface FieldText {
  /** Label of the field; the accessible name. */
  label: string;
  /** Keeps the label for screen readers only, if the context explains the field. */
  labelHidden?: boolean | undefined;
  /** Content at the end of the label's row, such as a link for a forgotten password. */
  labelEnd?: ReactNode;
  /** The word for required or optional, beside the label. */
  requirement?: string | undefined;
  /** Help, between label and field. */
  hint?: ReactNode;
  /** The error, below the field. Marks the field as invalid. */
  error?: string | undefined;
}
