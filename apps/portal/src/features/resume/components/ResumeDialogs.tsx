import {
  createResumeCopy,
  invalidateListResumes,
  updateResume,
  useDeleteResume,
  useCreateResume,
  type Resume,
  type ResumeFormat,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { PageSketch } from '@michi/design-system/page-sketch';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toResumePreview } from '../../../shared/navigation/paths.ts';
import { ConfirmDialog, OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { NameDialog, type NameDialogProps } from '../../../shared/ui/dialogs/NameDialog.tsx';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { formats, languageOf, layoutOf } from '../choices.ts';
import { ReadDialog } from './ImportDialogs.tsx';
import { ShareDialog } from './ShareDialog.tsx';

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
      labels={{
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

export function ResumeTasks({
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
      labels={{ goBack: shared('actions.cancel'), confirm: t('delete.confirm'), working: t('working') }}
      isWorking={isPending}
      error={error}
      onConfirm={() => mutate({ id, headers: keyFor(id) })}
    />
  );
}

/** Creates a resume from the profile: the student chooses the form; the preview has the other choices. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [format, setFormat] = useState<ResumeFormat>(language === 'jp' ? 'MHLW' : 'ENGLISH_CLASSIC');
  const { mutate, isPending, error } = useCreateResume({
    mutation: {
      onSuccess: ({ id }) => {
        notify.success(t('created'));
        void invalidateListResumes(client);
        return navigate(toResumePreview(id));
      },
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t('create.title')}
      description={t('create.what')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <Button
            variant="primary"
            working={isPending}
            workingLabel={t('working')}
            onClick={() =>
              mutate({ data: { format, language: languageOf(format), title: t(`formats.${format}`) } })
            }
          >
            {t('create.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, shared)}
          </Alert>
        )}
        <RadioGroup
          label={t('create.format')}
          value={format}
          onValueChange={setFormat}
          options={formats.map((value) => ({
            value,
            label: (
              <Inline as="span" gap="small" wrap={false} align="start">
                <PageSketch layout={layoutOf(value)} />
                <span>
                  {t(`formats.${value}`)}
                  <Text as="span" size="small" tone="soft">
                    <br />
                    {t(`formatNotes.${value}`)}
                  </Text>
                </span>
              </Inline>
            ),
          }))}
        />
      </Stack>
    </OpenDialog>
  );
}
