import { showResume, type Resume } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { saveFile } from '../../shared/ui/files/saveFile.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { toJsonResume } from './json/toJsonResume.ts';

/** Hands the content of a resume to the browser as a JSON Resume. */
export const useExport = (): ((resume: Resume) => void) => {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const save = async ({ id, title }: Resume) => {
    try {
      const { content } = await showResume(id);
      if (content === null) return;
      const text = JSON.stringify(toJsonResume(content), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `${title}.json`);
      notify.success(t('export.done'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    }
  };
  return (resume) => void save(resume);
};
