import type { ApplicationDossier } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { useTranslation } from 'react-i18next';
import { NotesForm } from '../../../shared/ui/application-notes/NotesForm.tsx';

/** Free notes on the application. */
export function Notes({ dossier }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  return (
    <Card title={t('notes.title')}>
      <NotesForm dossier={dossier} />
    </Card>
  );
}
