import {
  suspendAccount,
  useShowAccount,
  deleteAccount,
  type SuspendReason,
  type DeleteReason,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { SettingsRow, SettingsBlock } from '@michi/design-system/settings-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { CreatePasswordOffer } from './PasswordSection.tsx';
import { Section, Loaded } from './Section.tsx';

export function LeaveSection() {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="leave">
      <SettingsRow
        label={t('leave.label')}
        note={t('leave.points.return')}
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('leave.action')}
          </Button>
        }
      />
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

/** The shorter list of specs/COVERAGE.md, section 5. */
const suspendReasons: readonly SuspendReason[] = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
];

const suspendPoints = ['sessions', 'hidden', 'kept', 'return'] as const;

function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <LeavingDialog
      formName="leave"
      title={t('leave.title')}
      points={suspendPoints.map((point) => t(`leave.points.${point}`))}
      reasons={suspendReasons}
      confirmLabel={t('leave.confirm')}
      successMessage={t('leave.done')}
      onSend={(request) => suspendAccount(request)}
      onClose={onClose}
    />
  );
}

export function DeleteSection() {
  const { t } = useTranslation('settings');
  const account = useShowAccount();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="delete-account" tone="danger">
      <Loaded query={account} rows={1}>
        {({ email, hasPassword }) =>
          hasPassword ? (
            <>
              <SettingsRow
                label={t('delete.label')}
                note={t('delete.points.download')}
                actions={
                  <Button size="small" variant="dangerSolid" onClick={() => setOpen(true)}>
                    {t('delete.action')}
                  </Button>
                }
              />

              {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
            </>
          ) : (
            <SettingsBlock>
              <CreatePasswordOffer email={email} reason={t('delete.needsPassword')} />
            </SettingsBlock>
          )
        }
      </Loaded>
    </Section>
  );
}

/** The longer list of specs/COVERAGE.md, section 5. */
const deleteReasons: readonly DeleteReason[] = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
];

const deletePoints = ['now', 'applications', 'sent', 'download'] as const;

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Deletes the account after the password and an explicit confirmation. */
function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  const keyFor = useIdempotencyKey();
  return (
    <LeavingDialog
      formName="delete-account"
      title={t('delete.title')}
      points={deletePoints.map((point) => t(`delete.points.${point}`))}
      reasons={deleteReasons}
      confirmLabel={t('delete.confirm')}
      successMessage={t('delete.done')}
      deletedAccount={{ email }}
      onSend={(request, password) => {
        const body = { ...request, password };
        return deleteAccount(body, { headers: keyFor(body) });
      }}
      onClose={onClose}
    />
  );
}
