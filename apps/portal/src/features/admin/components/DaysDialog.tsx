import { useTranslation } from 'react-i18next';
import {
  DaysDialog as SharedDaysDialog,
  type DaysDialogProps as SharedDaysDialogProps,
} from '../../../shared/ui/dialogs/DaysDialog.tsx';

export type DaysDialogProps = Omit<SharedDaysDialogProps, 'words'>;

/** Asks for the days of the entries; reversed days are swapped. */
export default function DaysDialog(props: DaysDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <SharedDaysDialog
      words={{
        title: t('audit.dates'),
        from: t('audit.from'),
        to: t('audit.to'),
        show: t('audit.show'),
      }}
      {...props}
    />
  );
}
