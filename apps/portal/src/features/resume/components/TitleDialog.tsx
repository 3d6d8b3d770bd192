import { useTranslation } from 'react-i18next';
import { NameDialog, type NameDialogProps } from '../../../shared/ui/dialogs/NameDialog.tsx';

/** As the contract has it. */
const field = { name: 'title', maxLength: 200 } as const;

export interface TitleDialogProps extends Pick<NameDialogProps, 'send' | 'onSent' | 'onClose'> {
  readonly heading: string;
  /** The title to begin with. */
  readonly title: string;
}

/** Asks for the title of a resume. */
export function TitleDialog({ heading, title, ...rest }: TitleDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  return (
    <NameDialog
      title={heading}
      name={title}
      field={field}
      words={{
        label: t('titleField'),
        hint: t('titleHint'),
        needed: t('titleNeeded'),
        goBack: shared('actions.cancel'),
        save: t('save'),
        saving: t('working'),
      }}
      {...rest}
    />
  );
}
