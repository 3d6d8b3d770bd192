import { useTranslation } from 'react-i18next';
import {
  DaysDialog as SharedDaysDialog,
  type DaysDialogProps as SharedDaysDialogProps,
} from '../../../shared/ui/dialogs/DaysDialog.tsx';

export type DaysDialogProps = Omit<SharedDaysDialogProps, 'words'>;

/** Asks of which days the entries are to be; the wrong way round they are turned. */
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
