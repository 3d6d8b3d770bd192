import { NavItem, NavList } from '@michi/design-system/app-frame';
import { History, LogOut, Settings, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import type { AppKey } from '../i18nResources.d.ts';
import { isAt } from './navigation.ts';

interface AdminPlace {
  readonly label: AppKey;
  readonly path: string;
  readonly icon: LucideIcon;
}

/** The places of an admin; at the foot of a phone too. */
export const adminItems: readonly AdminPlace[] = [
  { label: 'navigation.users', path: paths.users, icon: Users },
  { label: 'navigation.auditLog', path: paths.auditLog, icon: History },
  { label: 'navigation.settings', path: paths.adminSettings, icon: Settings },
];

/** The places of an admin, as a list. */
export function AdminNavigation() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  return (
    <NavList>
      {adminItems.map((place) => (
        <NavItem
          key={place.path}
          link={<Link to={place.path} />}
          icon={place.icon}
          label={t(place.label)}
          current={isAt(place, pathname)}
        />
      ))}
    </NavList>
  );
}

/** The foot of the navigation of an admin. */
export function AdminNavigationFoot({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('app');
  return (
    <NavList>
      <NavItem
        link={<button type="button" onClick={onSignOut} />}
        icon={LogOut}
        label={t('navigation.signOut')}
      />
    </NavList>
  );
}
