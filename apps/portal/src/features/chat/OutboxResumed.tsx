import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logger } from '../../shared/settings/logger.ts';
import { persistedMessages } from './persistedMessages.ts';

/**
 * Sends messages that an earlier visit or another tab could not, on any screen. The sending code loads only if
 * messages are waiting. Renders nothing.
 */
export function OutboxResumed() {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    const follow = () => {
      if (persistedMessages.read().length === 0) return;
      import('./outbox.ts').then(
        ({ followOutbox }) => followOutbox(client, t),
        (cause: unknown) => logger.error('Cannot send what was written', cause),
      );
    };
    follow();
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [client, t]);
  return null;
}
