import { updateUser, type BlockReason, type ManagedUser } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';

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
  readonly name: string;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** Explains blocking, asks for a reason, and blocks. */
export default function BlockDialog({ user, name, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ReasonDialog
      form={`user-block-${user.id}`}
      title={t('block.title', { name })}
      description={t('block.description')}
      lists={[{ id: 'block', label: t('block.reason'), reasons }]}
      labelOf={(reason) => t(`blockReason.${reason}`)}
      confirmLabel={t('block.confirm')}
      longestNote={longestNote}
      words={{
        choose: t('block.reasonRequired'),
        note: t('block.note'),
        noteHint: t('block.noteHint', { formatted: format.number(longestNote) }),
        noteNeeded: t('block.noteRequired'),
        sending: t('block.working'),
      }}
      onClose={onClose}
      onSend={async (given) => {
        await updateUser(user.id, { status: 'BLOCKED', ...given });
        onBlocked();
      }}
    />
  );
}
