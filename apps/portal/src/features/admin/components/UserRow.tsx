import type { ManagedUser, UserStatus } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Ban, EllipsisVertical, History, LockOpen, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import { auditLog } from '../auditAddress.ts';
import { personName } from '../../../shared/ui/person/personName.ts';

const tones: Readonly<Record<UserStatus, BadgeTone>> = {
  ACTIVE: 'success',
  ON_LEAVE: 'neutral',
  INACTIVE: 'neutral',
  BLOCKED: 'danger',
};

export interface UserRowProps {
  readonly user: ManagedUser;
  /** Whether it is the admin's own account, which cannot be blocked. */
  readonly isOwn: boolean;
  readonly onBlock: () => void;
  readonly onLetIn: () => void;
}

export function UserRow({ user, isOwn, onBlock, onLetIn }: UserRowProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  const { status, block, lastLoginAt } = user;
  const name = personName(user, language);
  const when =
    lastLoginAt === null
      ? t('users.neverLoggedIn')
      : t('users.lastLogin', { date: format.dateAndTime(lastLoginAt) });
  return (
    <ListRow
      leading={<Avatar name={name} seed={user.id} />}
      title={name}
      subtitle={user.email}
      meta={format.list([
        t(`role.${user.role}`),
        user.university === null ? null : pickBilingual(user.university, 'name', language),
        user.applications.map((application) => t(`application.${application}`)).join(' + '),
        t('users.added', { date: format.date(user.createdAt) }),
        when,
      ])}
      footer={
        <Inline gap="xsmall">
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {isOwn && <Badge tone="info">{t('users.you')}</Badge>}
          {block !== null &&
            t('users.blocked', {
              date: format.date(block.blockedAt),
              reason: format.list([t(`blockReason.${block.reason}`), block.note]),
            })}
        </Inline>
      }
      aside={
        <LazyMenu
          trigger={<IconButton label={t('users.actions', { name })} icon={EllipsisVertical} size="small" />}
        >
          {({ MenuItem }) => (
            <>
              {status === 'BLOCKED' && (
                <MenuItem icon={LockOpen} onClick={onLetIn}>
                  {t('act.unblock')}
                </MenuItem>
              )}
              {status === 'INACTIVE' && (
                <MenuItem icon={MailCheck} onClick={onLetIn}>
                  {t('act.activate')}
                </MenuItem>
              )}
              {status !== 'BLOCKED' && !isOwn && (
                <MenuItem icon={Ban} tone="danger" onClick={onBlock}>
                  {t('act.block')}
                </MenuItem>
              )}
              <MenuItem icon={History} link={<Link to={auditLog.to({ search: user.email })} />}>
                {t('act.history')}
              </MenuItem>
            </>
          )}
        </LazyMenu>
      }
    />
  );
}
