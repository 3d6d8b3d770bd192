import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { errorIcon, errorText } from './Field.css.ts';

interface FieldErrorProps {
  /** The control names this id in `aria-describedby`. */
  id: string;
  message: string;
}

/** The error of a field, with an icon, below it. */
export const FieldError = ({ id, message }: FieldErrorProps) => (
  <p id={id} className={errorText}>
    <span className={errorIcon}>
      <Icon icon={CircleAlert} size="small" />
    </span>
    <span>{message}</span>
  </p>
);
