import type { ChatEntity } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useBlock } from '../useBlock.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

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
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('block.title', { name: pickBilingual(entity, 'name', language) })}
      description={t('block.what')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            variant="dangerSolid"
            working={isPending}
            workingLabel={t('block.working')}
            onClick={() => change(true)}
          >
            {t('block.confirm')}
          </Button>
        </>
      }
    />
  );
}
