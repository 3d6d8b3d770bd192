import { ApiError } from '@michi/api/transport';
import { updateUser, type BlockReason, type ManagedUser } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';

const names = ['reason', 'note'] as const;

const reasons = [
  'LEFT_UNIVERSITY',
  'MISUSE',
  'SECURITY',
  'DUPLICATE_ACCOUNT',
  'OTHERS',
] as const satisfies readonly BlockReason[];

/** Characters of a note, as the contract has it. */
const longestNote = 500;

export interface BlockDialogProps {
  readonly user: ManagedUser;
  /** The user as the reader's language writes them. */
  readonly name: string;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** Says what blocking means, asks why, and blocks. */
export default function BlockDialog({ user, name, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const form = useId();
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm({ defaultValues: { reason: '', note: '' }, shouldFocusError: false });
  const needsNote = useWatch({ control, name: 'reason' }) === 'OTHERS';
  const send = async (fields: { readonly reason: string; readonly note: string }) => {
    const reason = reasons.find((each) => each === fields.reason);
    if (reason === undefined) {
      setError('reason', { message: t('block.reasonRequired') });
      return;
    }
    const note = fields.note.trim();
    try {
      await updateUser(user.id, { status: 'BLOCKED', reason, ...(note !== '' && { note }) });
      onBlocked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (field, message) => setError(field, { message }));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('block.title', { name })}
      description={t('block.description')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant="dangerSolid"
            working={isSubmitting}
            workingLabel={t('block.working')}
          >
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack gap="large">
          <FormFaults
            names={names}
            errors={errors}
            idOf={(field) => `${form}-${field}`}
            attempt={submitCount}
          />
          <RadioGroup<BlockReason>
            id={`${form}-reason`}
            label={t('block.reason')}
            requirement={shared('form.required')}
            options={reasons.map((value) => ({ value, label: t(`blockReason.${value}`) }))}
            error={errors.reason?.message}
            {...register('reason', { required: t('block.reasonRequired') })}
          />
          <TextArea
            id={`${form}-note`}
            label={t('block.note')}
            requirement={needsNote ? shared('form.required') : shared('form.optional')}
            hint={t('block.noteHint', { formatted: format.number(longestNote) })}
            rows={3}
            maxLength={longestNote}
            error={errors.note?.message}
            {...register('note', {
              validate: (text, { reason }) =>
                reason !== 'OTHERS' || text.trim() !== '' || t('block.noteRequired'),
            })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
