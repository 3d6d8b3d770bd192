import { IconLink } from '@michi/design-system/icon-button';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnread } from '../../shared/realtime/notifications/unread.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The way to the notifications, with how many are unread. */
export function NotificationsBell() {
  const { t } = useTranslation('app');
  const unread = useUnread() ?? 0;
  return (
    <IconLink
      link={<Link to={paths.notifications} />}
      icon={Bell}
      label={
        unread > 0 ? t('navigation.notificationsUnread', { count: unread }) : t('navigation.notifications')
      }
      count={unread}
    />
  );
}
