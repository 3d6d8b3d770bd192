import {
  createResumeCopy,
  invalidateListResumes,
  updateResume,
  useDeleteResume,
  type Resume,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { ReadDialog } from './ReadDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { NameDialog, type NameDialogProps } from '../../../shared/ui/dialogs/NameDialog.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.tsx';

/** As the contract has it. */
const field = { name: 'title', maxLength: 200 } as const;

interface TitleDialogProps extends Pick<NameDialogProps, 'send' | 'onSent' | 'onClose'> {
  readonly heading: string;
  readonly title: string;
}

function TitleDialog({ heading, title, ...rest }: TitleDialogProps) {
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

export type ResumeTaskName = 'rename' | 'copy' | 'delete' | 'share' | 'read';

export interface ResumeTask {
  readonly name: ResumeTaskName;
  readonly resume: Resume;
}

interface TaskProps {
  readonly resume: Resume;
  readonly onClose: () => void;
}

export default function ResumeTasks({
  task: { name, resume },
  onClose,
}: {
  readonly task: ResumeTask;
  readonly onClose: () => void;
}) {
  switch (name) {
    case 'rename':
      return <RenameDialog resume={resume} onClose={onClose} />;
    case 'copy':
      return <CopyDialog resume={resume} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog resume={resume} onClose={onClose} />;
    case 'share':
      return <ShareDialog resume={resume} onClose={onClose} />;
    case 'read':
      return <ReadDialog resume={resume} onClose={onClose} />;
  }
}

/** After a change: shows a message and refetches the list. */
const useDone = (onClose: () => void) => {
  const client = useQueryClient();
  return (message: string) => {
    notify.success(message);
    onClose();
    return invalidateListResumes(client);
  };
};

function RenameDialog({ resume: { id, title }, onClose }: TaskProps) {
  const { t } = useTranslation('resume');
  const done = useDone(onClose);
  return (
    <TitleDialog
      heading={t('rename.title')}
      title={title}
      send={(next) => updateResume(id, { title: next })}
      onSent={() => done(t('saved'))}
      onClose={onClose}
    />
  );
}

function CopyDialog({ resume: { id, title }, onClose }: TaskProps) {
  const { t } = useTranslation('resume');
  const done = useDone(onClose);
  return (
    <TitleDialog
      heading={t('copy.title')}
      title={t('copy.name', { title })}
      send={(next) => createResumeCopy(id, { title: next })}
      onSent={() => done(t('copy.done'))}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ resume: { id, title, isDefault }, onClose }: TaskProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const done = useDone(onClose);
  const keyFor = useIdempotencyKey();
  const { mutate, isPending, error } = useDeleteResume({
    mutation: { onSuccess: () => done(t('delete.done')) },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('delete.title', { title })}
      description={t(isDefault ? 'delete.whatDefault' : 'delete.what')}
      words={{ goBack: shared('actions.cancel'), confirm: t('delete.confirm'), working: t('working') }}
      isWorking={isPending}
      error={error}
      onConfirm={() => mutate({ id, headers: keyFor(id) })}
    />
  );
}
