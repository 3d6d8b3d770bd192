import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { errorIcon, errorText } from './Field.css.ts';

interface FieldErrorProps {
  id: string;
  message: string;
}

export const FieldError = ({ id, message }: FieldErrorProps) => (
  <p id={id} className={errorText}>
    <span className={errorIcon}>
      <Icon icon={CircleAlert} size="small" />
    </span>
    <span>{message}</span>
  </p>
);
