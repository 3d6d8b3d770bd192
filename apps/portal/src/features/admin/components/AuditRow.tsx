import type { AuditAction, AuditedUser, AuditEntry } from '@michi/api/user';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Ban, FileUp, LockOpen, MailCheck, PencilLine, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { auditLog } from '../auditAddress.ts';
import { personName } from '../../../shared/ui/person/personName.ts';

const icons: Readonly<Record<AuditAction, IconComponent>> = {
  USER_ADDED: UserPlus,
  USERS_IMPORTED: FileUp,
  USER_CHANGED: PencilLine,
  USER_BLOCKED: Ban,
  USER_UNBLOCKED: LockOpen,
  USER_ACTIVATED: MailCheck,
};

/** An entry of the audit log: what, whom, by whom, when and why. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  const { action, actor, user, reason, note, changedFields, importId, userCount } = entry;
  const nameOf = (audited: AuditedUser): string =>
    audited.email === null ? t('audit.deleted') : personName(audited, language);
  const whom =
    user === null
      ? t('users.count', { count: userCount ?? 0, formatted: format.number(userCount) })
      : format.list([nameOf(user), user.email]);
  const why = format.list([
    reason === null ? null : t(`blockReason.${reason}`),
    note,
    changedFields.length === 0
      ? null
      : t('audit.changed', { fields: format.list(changedFields.map((field) => t(`column.${field}`))) }),
  ]);
  return (
    <ListRow
      leading={<Icon icon={icons[action]} />}
      title={t(`auditAction.${action}`)}
      subtitle={whom}
      meta={format.list([
        t('audit.by', { name: actor === null ? t('audit.operator') : nameOf(actor) }),
        format.dateAndTime(entry.happenedAt),
      ])}
      footer={
        action === 'USERS_IMPORTED' && importId !== null ? (
          <Link asChild>
            <RouterLink to={auditLog.to({ importId, action: 'USER_ADDED' })}>
              {t('audit.showImport')}
            </RouterLink>
          </Link>
        ) : why === '' || why === '-' ? undefined : (
          why
        )
      }
    />
  );
}
