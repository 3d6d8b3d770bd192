import { useTranslation } from 'react-i18next';
import { NameDialog, type NameDialogProps } from '../../../shared/ui/dialogs/NameDialog.tsx';

/** As in the contract. */
const field = { name: 'name', maxLength: 100 } as const;

export type SearchNameDialogProps = Omit<NameDialogProps, 'field' | 'words'>;

export function SearchNameDialog(props: SearchNameDialogProps) {
  const { t } = useTranslation('jobs');
  return (
    <NameDialog
      field={field}
      words={{
        label: t('saved.name'),
        needed: t('saved.nameNeeded'),
        goBack: t('goBack'),
        save: t('saved.confirm'),
        saving: t('sending'),
      }}
      {...props}
    />
  );
}
