import { type Resume, invalidateListResumes, useUpdateResume, showResume } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { IconButton } from '@michi/design-system/icon-button';
import { ListRow } from '@michi/design-system/list-row';
import { PageSketch } from '@michi/design-system/page-sketch';
import { Copy, Ellipsis, FileDown, FileInput, Link2, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import { toResumePreview } from '../../../shared/navigation/paths.ts';
import { fileKindOf, layoutOf } from '../resumeLabels.ts';
import type { ResumeTaskName } from './ResumeTasks.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { toJsonResume } from '../json/toJsonResume.ts';

/** Downloads the content of a resume as a JSON Resume. */
const useExport = (): ((resume: Resume) => void) => {
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

const useChooseDefault = (): ((id: string) => void) => {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const { mutate } = useUpdateResume({
    mutation: {
      onSuccess: () => {
        notify.success(t('saved'));
        return invalidateListResumes(client);
      },
    },
  });
  return (id) => mutate({ id, data: { isDefault: true } });
};

export interface ResumeRowProps {
  readonly resume: Resume;
  readonly onTask: (name: ResumeTaskName) => void;
}

/** A resume of the list: what it is, how it is used, and its actions. */
export function ResumeRow({ resume, onTask }: ResumeRowProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const choose = useChooseDefault();
  const exported = useExport();
  const { id, title, kind, file, isDefault, submissionCount, shareCount, updatedAt } = resume;
  const formName = resume.format !== null && t(`formats.${resume.format}`);
  return (
    <ListRow
      link={<Link to={toResumePreview(id)} />}
      leading={<PageSketch layout={layoutOf(resume.format)} />}
      title={title}
      subtitle={
        file === null
          ? formName !== title && formName
          : format.list([fileKindOf(file), format.fileSize(file.size)])
      }
      meta={format.list([
        t(kind === 'CREATED' ? 'changedOn' : 'uploadedOn', { date: format.date(updatedAt) }),
        t(`languages.${resume.language}`),
        submissionCount > 0 ? t('sent', { count: submissionCount }) : null,
        shareCount > 0 ? t('links', { count: shareCount }) : null,
      ])}
      footer={isDefault && <Badge tone="brand">{t('default')}</Badge>}
      aside={
        <LazyMenu trigger={<IconButton size="small" icon={Ellipsis} label={t('more', { title })} />}>
          {({ MenuItem, MenuSeparator }) => (
            <>
              {!isDefault && (
                <MenuItem icon={Send} onClick={() => choose(id)}>
                  {t('makeDefault')}
                </MenuItem>
              )}
              <MenuItem icon={Link2} onClick={() => onTask('share')}>
                {t('share.action')}
              </MenuItem>
              <MenuItem icon={Pencil} onClick={() => onTask('rename')}>
                {t('rename.action')}
              </MenuItem>
              <MenuItem icon={Copy} onClick={() => onTask('copy')}>
                {t('copy.action')}
              </MenuItem>
              {kind === 'CREATED' ? (
                <MenuItem icon={FileDown} onClick={() => exported(resume)}>
                  {t('export.action')}
                </MenuItem>
              ) : (
                file?.mediaType !== 'application/msword' && (
                  <MenuItem icon={FileInput} onClick={() => onTask('read')}>
                    {t('read.action')}
                  </MenuItem>
                )
              )}
              <MenuSeparator />
              <MenuItem icon={Trash2} tone="danger" onClick={() => onTask('delete')}>
                {t('delete.action')}
              </MenuItem>
            </>
          )}
        </LazyMenu>
      }
    />
  );
}
