import { BottomBarItem } from '@michi/design-system/app-frame';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useUnreadMessages } from '../../shared/realtime/chat/unreadMessages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isAt, ungroupedItems, type VisibleGroup } from './navigation.ts';

/** The main places at the foot of a phone. */
export function MainNavigation({ groups }: { readonly groups: readonly VisibleGroup[] }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const unreadMessages = useUnreadMessages();
  return (
    <>
      {groups.map(
        ({ shortLabel, icon, places }) =>
          shortLabel !== undefined && (
            <BottomBarItem
              key={shortLabel}
              link={<Link to={places[0]?.path ?? paths.dashboard} />}
              icon={icon}
              label={t(shortLabel)}
              current={places.some((place) => isAt(place, pathname))}
            />
          ),
      )}
      {ungroupedItems
        .filter(({ isMain }) => isMain)
        .map((place) => (
          <BottomBarItem
            key={place.path}
            link={<Link to={place.path} />}
            icon={place.icon}
            label={t(place.label)}
            current={isAt(place, pathname)}
            {...(place.unread === 'messages' && {
              count: unreadMessages,
              countLabel: t('navigation.unread', { count: unreadMessages }),
            })}
          />
        ))}
    </>
  );
}
