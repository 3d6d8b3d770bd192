import type { ChatContactDetail } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notWritableMessage } from '../chatLabels.ts';
import { useBeginThread } from '../useBeginThread.ts';

export interface BeginThreadProps {
  readonly contact: ChatContactDetail;
  readonly onBegun: (thread: string) => void;
}

/** Button for beginning a conversation with a company, or why that is not possible. */
export function BeginThread({ contact, onBegun }: BeginThreadProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { opening, begin } = useBeginThread(onBegun);
  const { entity, notWritableReason } = contact;
  const title = pickBilingual(entity, 'name', language);
  if (notWritableReason !== null) {
    return (
      <EmptyState title={title} description={notWritableMessage(notWritableReason, entity, language, t)} />
    );
  }
  return (
    <EmptyState
      title={title}
      description={t('thread.emptyNote')}
      actions={
        <Button
          variant="primary"
          working={opening !== null}
          workingLabel={t('new.opening')}
          onClick={() => begin(contact)}
        >
          {t('company.write')}
        </Button>
      }
    />
  );
}
