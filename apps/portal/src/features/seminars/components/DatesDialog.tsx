import { useTranslation } from 'react-i18next';
import { DaysDialog, type DaysDialogProps } from '../../../shared/ui/dialogs/DaysDialog.tsx';

export type DatesDialogProps = Omit<DaysDialogProps, 'words'>;

/** Asks for the days on which a seminar may begin. */
export default function DatesDialog(props: DatesDialogProps) {
  const { t } = useTranslation('seminars');
  return (
    <DaysDialog
      words={{
        title: t('dates.title'),
        what: t('dates.what'),
        from: t('dates.from'),
        to: t('dates.to'),
        show: t('dates.show'),
        reversed: t('dates.reversed'),
      }}
      {...props}
    />
  );
}
