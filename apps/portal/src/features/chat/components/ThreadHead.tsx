import {
  getListChatEntitiesQueryKey,
  getShowChatEntityQueryKey,
  reportThread,
  useUpdateEntityBlock,
  type ChatContactDetail,
  type ChatEntity,
  type ChatThread,
  type ThreadReportReason,
} from '@michi/api/chat';
import { ChatHead } from '@michi/design-system/chat-layout';
import { Icon } from '@michi/design-system/icon';
import { IconButton, IconLink } from '@michi/design-system/icon-button';
import { Menu, MenuItem } from '@michi/design-system/menu';
import { Skeleton } from '@michi/design-system/skeleton';
import { toast } from '@michi/design-system/toast-store';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, BadgeCheck, Ban, EllipsisVertical, Flag, PanelRight, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { ListLink } from '../../../shared/navigation/links.tsx';
import { useReplyTime, useResponseRecord } from '../../../shared/ui/detail/useReplyTime.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { ReportDialog as SharedReportDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { nameOfThread, replyTimeLabel } from '../chatLabels.ts';
import { refreshLists } from '../useThreadMessages.ts';
import { EntityAvatar } from './EntityAvatar.tsx';
import { FindDialog } from './FindDialog.tsx';

export interface ThreadHeadProps {
  readonly thread: ChatThread;
  readonly contact: ChatContactDetail | undefined;
  readonly isContactLoading: boolean;
  /** Address of the list where that is another page; null beside it. */
  readonly backTo: string | null;
  /** Link to the company's details, or to hide them; null if there are none. */
  readonly company: { readonly to: string; readonly label: string } | null;
  readonly search: string;
  /** Opens a found message by its number. */
  readonly onFound: (message: number) => void;
}

/** The party of the conversation, its response time, and the actions. */
export function ThreadHead({
  thread,
  contact,
  isContactLoading,
  backTo,
  company,
  search,
  onFound,
}: ThreadHeadProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [open, setOpen] = useState<'report' | 'block' | 'find' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, thread.threadUniqueId);
  const { entity, notWritableReason } = thread;
  const isBlocked = notWritableReason === 'BLOCKED';
  const { change } = useBlock(entity);
  const close = () => setOpen(null);
  const isPage = backTo !== null;
  return (
    <>
      <ChatHead
        level={isPage ? 1 : 2}
        titleRef={title}
        {...(backTo !== null && {
          back: <BackToList to={backTo} />,
        })}
        leading={<EntityAvatar entity={entity} />}
        title={nameOfThread(thread, language)}
        {...(entity.isVerified && thread.kind === 'DIRECT' && { mark: <VerifiedMark /> })}
        note={<ThreadNote thread={thread} contact={contact} isContactLoading={isContactLoading} />}
        actions={
          <>
            {!isPage && (
              <IconButton icon={Search} label={t('thread.search')} onClick={() => setOpen('find')} />
            )}
            {!isPage && company !== null && (
              <IconLink link={<Link to={company.to} />} icon={PanelRight} label={company.label} />
            )}
            <Menu trigger={<IconButton icon={EllipsisVertical} label={t('thread.menu')} />}>
              {/* On a phone the name needs the room. */}
              {isPage && (
                <MenuItem icon={Search} onClick={() => setOpen('find')}>
                  {t('thread.search')}
                </MenuItem>
              )}
              {isPage && company !== null && (
                <MenuItem icon={PanelRight} link={<Link to={company.to} />}>
                  {company.label}
                </MenuItem>
              )}
              <MenuItem icon={Flag} onClick={() => setOpen('report')}>
                {t('report.open')}
              </MenuItem>
              {isBlocked ? (
                <MenuItem icon={Ban} onClick={() => change(false)}>
                  {t('block.undo')}
                </MenuItem>
              ) : (
                <MenuItem icon={Ban} tone="danger" onClick={() => setOpen('block')}>
                  {t('block.open')}
                </MenuItem>
              )}
            </Menu>
          </>
        }
      />

      {open === 'report' && <ReportDialog thread={thread.threadUniqueId} onClose={close} />}
      {open === 'block' && <BlockDialog entity={entity} onClose={close} />}
      {open === 'find' && (
        <FindDialog
          thread={thread}
          search={search}
          onFound={(message) => {
            close();
            onFound(message);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function VerifiedMark() {
  const { t } = useTranslation('chat');
  return (
    <>
      <Icon icon={BadgeCheck} />
      <VisuallyHidden>{t('thread.verified')}</VisuallyHidden>
    </>
  );
}

function ThreadNote({
  thread,
  contact,
  isContactLoading,
}: Pick<ThreadHeadProps, 'thread' | 'contact' | 'isContactLoading'>) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const { entity, kind, memberCount } = thread;
  const company = entity.type === 'COMPANY' ? entity.id : null;
  const reply = useReplyTime(company, entity.responseDays);
  const { isLoading } = useResponseRecord(company);
  if (kind === 'GROUP') {
    return format.list([
      t('thread.by', { name: pickBilingual(entity, 'name', language) }),
      t('thread.members', { count: memberCount }),
    ]);
  }
  if (isLoading || isContactLoading) return <Skeleton width="threeQuarters" />;
  return format.list([
    reply === null ? null : replyTimeLabel(reply, entity, t),
    contact === undefined ? null : pickBilingual(contact, 'officeHours', language),
  ]);
}

/** Link from a conversation to the list, where that is another page. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('chat');
  return <IconLink link={<ListLink to={to} />} icon={ArrowLeft} label={t('thread.back')} />;
}

const reasons = [
  'SPAM',
  'HARASSMENT',
  'IMPROPER_REQUEST',
  'IMPERSONATION',
  'OTHERS',
] as const satisfies readonly ThreadReportReason[];

interface ReportDialogProps {
  readonly thread: string;
  readonly onClose: () => void;
}

function ReportDialog({ thread, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <SharedReportDialog
      form={`report-${thread}`}
      title={t('report.title')}
      description={t('report.what')}
      reasons={reasons}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      send={(report) => reportThread(thread, report)}
      onClose={onClose}
    />
  );
}

interface BlockDialogProps {
  readonly entity: ChatEntity;
  readonly onClose: () => void;
}

/** Asks for confirmation before a party is blocked, and explains the effect. */
function BlockDialog({ entity, onClose }: BlockDialogProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { change, isPending } = useBlock(entity, onClose);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('block.title', { name: pickBilingual(entity, 'name', language) })}
      description={t('block.what')}
      labels={{ goBack: t('goBack'), confirm: t('block.confirm'), working: t('block.working') }}
      isWorking={isPending}
      onConfirm={() => change(true)}
    />
  );
}

const isThreadWith = (value: unknown, entityId: string): value is ChatThread => {
  if (typeof value !== 'object' || value === null || !('entity' in value)) return false;
  const { entity } = value;
  return typeof entity === 'object' && entity !== null && 'id' in entity && entity.id === entityId;
};

/** Blocks and unblocks a party, with an undo. */
export const useBlock = (entity: ChatEntity, onDone: () => void = () => undefined) => {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = pickBilingual(entity, 'name', language);
  const { mutate, isPending } = useUpdateEntityBlock({
    mutation: {
      onSuccess: (contact, { data: { isBlocked } }) => {
        const { notWritableReason } = contact;
        client.setQueryData(getShowChatEntityQueryKey(entity.id), contact);
        client.setQueriesData<unknown>(
          { queryKey: ['api', 'chat', 'chats', 'threadUniqueId'] },
          (known: unknown) => (isThreadWith(known, entity.id) ? { ...known, notWritableReason } : known),
        );
        void client.invalidateQueries({ queryKey: getListChatEntitiesQueryKey() });
        refreshLists(client);
        if (isBlocked) {
          toast.show({
            message: t('block.done', { name }),
            tone: 'success',
            action: { label: t('block.takeBack'), onAction: () => change(false) },
          });
        } else notify.success(t('block.undone', { name }));
        onDone();
      },
    },
  });
  const change = (isBlocked: boolean) => mutate({ id: entity.id, data: { isBlocked } });
  return { change, isPending } as const;
};
