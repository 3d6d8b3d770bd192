import { useShowThread } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { ChatHeadSkeleton } from '@michi/design-system/chat-layout';
import { ConversationSkeleton } from '@michi/design-system/conversation';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/errors/isNotFound.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { toChat } from '../../../shared/navigation/paths.ts';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { OpenThread, type OpenThreadProps } from './OpenThread.tsx';
import { BackToList } from './ThreadHead.tsx';

export interface ThreadPaneProps extends Omit<OpenThreadProps, 'thread' | 'company'> {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Address of a company's details, by its id. */
  readonly toCompany: (id: string) => string;
  /** Address of the conversation without them; null if they are not shown. */
  readonly withoutCompany: string | null;
}

/** The open conversation in each state: loading, missing, failed, or loaded. */
export function ThreadPane({ id, toCompany, withoutCompany, ...rest }: ThreadPaneProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const {
    data: thread,
    isError,
    error,
    refetch,
  } = useShowThread(id, {
    query: { enabled: id !== '' },
  });
  if (thread !== undefined) {
    const { entity, kind } = thread;
    const isCompany = entity.type === 'COMPANY' && kind === 'DIRECT';
    return (
      <OpenThread
        key={thread.threadUniqueId}
        thread={thread}
        company={
          isCompany
            ? {
                to: withoutCompany ?? toCompany(entity.id),
                label: t(withoutCompany === null ? 'thread.company' : 'thread.withoutCompany'),
              }
            : null
        }
        {...rest}
      />
    );
  }
  if (id !== '' && !isError) {
    return (
      <>
        <ChatHeadSkeleton {...(rest.backTo !== null && { back: <BackToList to={rest.backTo} /> })} />
        <Awaited isInCard>
          <ConversationSkeleton label={t('thread.loading')} />
        </Awaited>
      </>
    );
  }
  const level = rest.backTo === null ? 2 : 1;
  return id === '' || isNotFound(error) ? (
    <EmptyState
      level={level}
      title={t('thread.missing')}
      description={t('thread.missingNote')}
      actions={
        <LinkButton variant="primary" to={toChat()}>
          {t('thread.back')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      level={level}
      title={t('thread.failed')}
      actions={
        <>
          <Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>
          {rest.backTo !== null && <LinkButton to={rest.backTo}>{t('thread.back')}</LinkButton>}
        </>
      }
    />
  );
}
