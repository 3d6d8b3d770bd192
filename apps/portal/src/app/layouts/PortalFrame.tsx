import { AppFrame, BottomBar, PhoneBar, Sidebar } from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Logo } from '@michi/design-system/logo';
import { media } from '@michi/design-system/theme';
import { useAtomValue } from 'jotai';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { barTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { useSidebarMinimised } from '../../shared/session/preferences.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { FramedContext } from '../StandalonePage.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

export interface PortalFrameProps {
  /** Where the logo leads. */
  readonly home: string;
  /** The items of the sidebar, and its footer. */
  readonly navigation: ReactNode;
  readonly foot: ReactNode;
  readonly topBar: ReactNode;
  /** What the bar of a phone has beside the logo. */
  readonly phoneBar: ReactNode;
  /** Whether a phone has room for the logo's mark alone. */
  readonly markOnly?: boolean;
  /** The main places at the foot of a phone. */
  readonly mainPlaces: ReactNode;
  /** Asks before signing out. */
  readonly isSigningOut: boolean;
  readonly onStay: () => void;
}

/**
 * What the frames around a student's and an admin's screens have in common. Only the bars that the device has room for are
 * made: drawing the others unseen is half of what a phone would do for the frame.
 */
export function PortalFrame({
  home,
  navigation,
  foot,
  topBar,
  phoneBar,
  markOnly = false,
  mainPlaces,
  isSigningOut,
  onStay,
}: PortalFrameProps) {
  const { t } = useTranslation('app');
  const { t: shared } = useTranslation('shared');
  const [isMinimised, setMinimised] = useSidebarMinimised();
  const isPhone = !useMedia(media.tablet);
  const barTitle = useAtomValue(barTitleAtom);
  return (
    <>
      <AppFrame
        skipLabel={t('navigation.skip')}
        {...(isPhone
          ? {
              phoneBar: (
                <PhoneBar
                  // The screen has the title as its heading.
                  title={
                    barTitle === null ? (
                      <Link to={home}>
                        <Logo markOnly={markOnly} />
                      </Link>
                    ) : (
                      <span aria-hidden>{barTitle}</span>
                    )
                  }
                >
                  {phoneBar}
                </PhoneBar>
              ),
              bottomBar: <BottomBar label={t('navigation.main')}>{mainPlaces}</BottomBar>,
            }
          : {
              sidebar: (
                <Sidebar
                  label={t('navigation.label')}
                  minimised={isMinimised}
                  brand={
                    <Link to={home}>
                      <Logo markOnly={isMinimised} />
                    </Link>
                  }
                  toggle={
                    <IconButton
                      size="small"
                      label={t(isMinimised ? 'navigation.widen' : 'navigation.minimise')}
                      icon={isMinimised ? PanelLeftOpen : PanelLeftClose}
                      onClick={() => setMinimised(!isMinimised)}
                    />
                  }
                  footer={foot}
                >
                  {navigation}
                </Sidebar>
              ),
              topBar,
            })}
      >
        <FramedContext value>
          {/* The shape of a screen whose code is being fetched. */}
          <Suspense fallback={<SkeletonRows label={`${shared('loadingApplication')}…`} />}>
            <Outlet />
          </Suspense>
        </FramedContext>
      </AppFrame>
      {isSigningOut && <SignOutDialog onClose={onStay} />}
    </>
  );
}
