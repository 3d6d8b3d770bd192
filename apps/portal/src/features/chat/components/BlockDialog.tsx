import type { ChatEntity } from '@michi/api/chat';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useBlock } from '../useBlock.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.tsx';

export interface BlockDialogProps {
  readonly entity: ChatEntity;
  readonly onClose: () => void;
}

/** Asks for confirmation before a party is blocked, and explains the effect. */
export default function BlockDialog({ entity, onClose }: BlockDialogProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { change, isPending } = useBlock(entity, onClose);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('block.title', { name: pickBilingual(entity, 'name', language) })}
      description={t('block.what')}
      words={{ goBack: t('goBack'), confirm: t('block.confirm'), working: t('block.working') }}
      isWorking={isPending}
      onConfirm={() => change(true)}
    />
  );
}
