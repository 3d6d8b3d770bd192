import { useShowChatEntity, useShowThread } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { ChatLayout, ChatHeadSkeleton } from '@michi/design-system/chat-layout';
import { ConversationSkeleton } from '@michi/design-system/conversation';
import { EmptyState } from '@michi/design-system/empty-state';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { toChatCompany, toChat } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { chat, type ChatAddress } from './chatAddress.ts';
import { nameOfThread } from './chatLabels.ts';
import { StartThread, NewThreadDialog } from './components/NewThread.tsx';
import { OpenThread, type OpenThreadProps } from './components/OpenThread.tsx';
import { BackToList } from './components/ThreadHead.tsx';
import { ThreadList } from './components/ThreadList.tsx';
import { useLiveChat } from './useLiveChat.ts';

/** A company whose details are shown beside the conversation. */
interface CompanyBeside {
  readonly id: string;
  /** Names the details for a screen reader. */
  readonly label: string;
  readonly title: string;
  readonly back: ReactNode;
  /** @param way leads to the conversation, for below the company's name; null beside the conversation. */
  readonly details: (chatLink: ReactNode) => ReactNode;
}

interface ChatScreenProps {
  readonly company?: CompanyBeside;
}

/** Conversations with companies, the university and Michi: the list beside the open one; on a phone two pages. */
export function Component({ company }: ChatScreenProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useMedia(media.desktop);
  const [isChoosing, setChoosing] = useState(false);
  const typing = useLiveChat();
  const address = chat.read(query);
  const companyId = company?.id ?? '';
  const { data: contact } = useShowChatEntity(companyId, {
    query: { enabled: companyId !== '' && address.thread === null },
  });
  const id = address.thread ?? contact?.threadUniqueId ?? null;
  const { data: thread } = useShowThread(id ?? '', {
    query: { enabled: id !== null && id !== '' },
  });
  useScreenTitle(company?.title ?? (thread && nameOfThread(thread, language)));

  const after = (changed: Partial<ChatAddress>) => chat.to({ ...address, ...changed });
  const linkTo = (next: string, message: number | null = null) => after({ thread: next, message });
  const atMessage = (open: string, message: number | null) =>
    companyId === '' ? linkTo(open, message) : toChatCompany(companyId, { thread: open, message });
  const nothingOpen = () => {
    if (companyId === '')
      return <EmptyState title={t('thread.choose')} description={t('thread.chooseNote')} />;
    return (
      contact !== undefined && (
        <StartThread
          contact={contact}
          onStarted={(started) =>
            void navigate(toChatCompany(companyId, { thread: started }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )
    );
  };
  const wayToConversation = () =>
    id === null ? (
      nothingOpen()
    ) : (
      <Button asChild variant="primary" fullWidth icon={MessageCircle}>
        <Link to={linkTo(id)}>{t('company.write')}</Link>
      </Button>
    );
  const ofConversation = id === null ? 'list' : 'thread';
  return (
    <>
      <ChatLayout
        showing={company === undefined ? ofConversation : 'aside'}
        listLabel={t('list.label')}
        list={
          <ThreadList
            address={{ ...address, thread: id }}
            isVisible={company === undefined && (isWide || id === null)}
            level={company === undefined ? 1 : 2}
            linkTo={linkTo}
            onChange={(changed) => void navigate(after(changed), { replace: true, preventScrollReset: true })}
            onNew={() => setChoosing(true)}
          />
        }
        threadLabel={t('thread.label')}
        thread={
          id === null ? (
            nothingOpen()
          ) : (
            <ThreadPane
              key={id}
              id={id}
              backTo={isWide ? null : after({ thread: null, message: null })}
              toCompany={(other) => toChatCompany(other, { thread: id })}
              withoutCompany={company === undefined ? null : linkTo(id)}
              search={address.search}
              message={address.message}
              onFound={(message) => void navigate(atMessage(id, message))}
              onNewest={() => void navigate(atMessage(id, null), { replace: true, preventScrollReset: true })}
              typing={typing.get(id)}
            />
          )
        }
        {...(company !== undefined && {
          aside: (
            <Stack gap="medium">
              {company.back}
              {company.details(isWide ? null : wayToConversation())}
            </Stack>
          ),
          asideLabel: company.label,
        })}
      />

      {isChoosing && (
        <NewThreadDialog
          onClose={() => setChoosing(false)}
          onOpen={(next) => {
            setChoosing(false);
            void navigate(linkTo(next));
          }}
        />
      )}
    </>
  );
}

interface ThreadPaneProps extends Omit<OpenThreadProps, 'thread' | 'company'> {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Address of a company's details, by its id. */
  readonly toCompany: (id: string) => string;
  /** Address of the conversation without them; null if they are not shown. */
  readonly withoutCompany: string | null;
}

/** The open conversation in each state: loading, missing, failed, or loaded. */
function ThreadPane({ id, toCompany, withoutCompany, ...rest }: ThreadPaneProps) {
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
