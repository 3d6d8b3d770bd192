import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFaults, type FormFaultsProps } from '../forms/FormFaults.tsx';

export interface ReasonFrameProps<Name extends string> extends Pick<
  FormFaultsProps<Name>,
  'names' | 'errors' | 'attempt'
> {
  /** Id of the form; each field has it before its own name. */
  readonly form: string;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly description: string;
  /** What the button does. */
  readonly confirmLabel: string;
  readonly sendingLabel: string;
  readonly isSending: boolean;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog around the fields that ask why: what is wrong with them above, the way back and the deed below. */
export function ReasonFrame<Name extends string>({
  form,
  title,
  description,
  confirmLabel,
  sendingLabel,
  isSending,
  names,
  errors,
  attempt,
  onSubmit,
  onClose,
  children,
}: ReasonFrameProps<Name>) {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="dangerSolid"
            working={isSending}
            workingLabel={sendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <Stack gap="large">
          <FormFaults names={names} errors={errors} idOf={(name) => `${form}-${name}`} attempt={attempt} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
