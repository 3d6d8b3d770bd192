import type { ChatContactDetail, ChatThread } from '@michi/api/chat';
import { ChatHead } from '@michi/design-system/chat-layout';
import { Icon } from '@michi/design-system/icon';
import { IconButton, IconLink } from '@michi/design-system/icon-button';
import { Menu, MenuItem } from '@michi/design-system/menu';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { BadgeCheck, Ban, EllipsisVertical, Flag, PanelRight, Search } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useReplyTime } from '../../../shared/ui/company/useReplyTime.ts';
import { nameOfThread, replyTimeLabel } from '../chatLabels.ts';
import { useBlock } from '../useBlock.ts';
import { BackToList } from './BackToList.tsx';
import { EntityAvatar } from './EntityAvatar.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'));
const BlockDialog = lazyDialog(() => import('./BlockDialog.tsx'));
const FindDialog = lazyDialog(() => import('./FindDialog.tsx'));

export interface ThreadHeadProps {
  readonly thread: ChatThread;
  readonly contact: ChatContactDetail | undefined;
  /** Address of the list where that is another page; null beside it. */
  readonly backTo: string | null;
  /** Link to the company's details, or to hide them; null if there are none. */
  readonly company: { readonly to: string; readonly label: string } | null;
  readonly search: string;
  /** Opens a found message by its number. */
  readonly onFound: (message: number) => void;
}

/** The party of the conversation, its response time, and the actions. */
export function ThreadHead({ thread, contact, backTo, company, search, onFound }: ThreadHeadProps) {
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
        note={<ThreadNote thread={thread} contact={contact} />}
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
      <Suspense fallback={null}>
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
      </Suspense>
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

function ThreadNote({ thread, contact }: Pick<ThreadHeadProps, 'thread' | 'contact'>) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const { entity, kind, memberCount } = thread;
  const reply = useReplyTime(entity.type === 'COMPANY' ? entity.id : null, entity.responseDays);
  if (kind === 'GROUP') {
    return format.list([
      t('thread.by', { name: pickBilingual(entity, 'name', language) }),
      t('thread.members', { count: memberCount }),
    ]);
  }
  return format.list([
    reply === null ? null : replyTimeLabel(reply, entity, t),
    contact === undefined ? null : pickBilingual(contact, 'officeHours', language),
  ]);
}
