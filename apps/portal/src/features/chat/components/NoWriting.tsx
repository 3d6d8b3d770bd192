import type { ChatEntity, NotWritableReason } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { ChatNotice } from '@michi/design-system/chat-layout';
import { Ban, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notWritableMessage } from '../chatLabels.ts';
import { useBlock } from '../useBlock.ts';

export interface NoWritingProps {
  readonly entity: ChatEntity;
  readonly reason: NotWritableReason;
}

/** Replaces the composer if the student cannot write: the reason, and the remedy if there is one. */
export function NoWriting({ entity, reason }: NoWritingProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { change, isPending } = useBlock(entity);
  const isBlocked = reason === 'BLOCKED';
  return (
    <ChatNotice
      icon={isBlocked ? Ban : Info}
      {...(isBlocked && {
        actions: (
          <Button
            size="small"
            working={isPending}
            workingLabel={t('notWritable.unblock')}
            onClick={() => change(false)}
          >
            {t('notWritable.unblock')}
          </Button>
        ),
      })}
    >
      {notWritableMessage(reason, entity, language, t)}
    </ChatNotice>
  );
}
