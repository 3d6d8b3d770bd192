import type { ReactNode } from 'react';

/** The words around a field. Every one of them comes from the screen, in the reader's language. */
export interface FieldText {
  /** What is asked for; the accessible name. */
  label: string;
  /** Keeps the label for screen readers only, where the place explains the field to the eye. */
  labelHidden?: boolean | undefined;
  /** Stands at the end of the label's row, such as a link to a forgotten password. */
  labelEnd?: ReactNode;
  /** The word for required or optional, beside the label. */
  requirement?: string | undefined;
  /** How to answer, between label and field. */
  hint?: ReactNode;
  /** What is wrong with the answer, below the field. Marks the field as invalid. */
  error?: string | undefined;
}
