import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupText } from '../private/FieldGroup.tsx';

export interface CheckboxGroupProps extends FieldGroupText {
  /** Id of the group, for a link from an error summary. Default: generated. */
  id?: string | undefined;
  /** The checkboxes. */
  children: ReactNode;
}

/** Checkboxes that answer one question, under one name. */
export const CheckboxGroup = ({ id, children, ...words }: CheckboxGroupProps) => (
  <FieldGroup {...words} id={id} role="group">
    {children}
  </FieldGroup>
);
