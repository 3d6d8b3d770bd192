import { Button, type ButtonProps } from '@michi/design-system/button';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toBooking } from '../../../shared/navigation/paths.ts';

export interface BookButtonProps extends Pick<ButtonProps, 'size'> {
  /** Id of the counsellor that is chosen already. */
  readonly counsellor?: string;
}

/** Link to the form for booking an appointment. */
export function BookButton({ counsellor, size }: BookButtonProps) {
  const { t } = useTranslation('career-office');
  return (
    <Button asChild variant="primary" size={size} icon={CalendarPlus}>
      <Link to={toBooking({ counsellor })}>{t('book')}</Link>
    </Button>
  );
}
