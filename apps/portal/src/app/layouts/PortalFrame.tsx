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
  /** Target of the logo. */
  readonly home: string;
  readonly navigation: ReactNode;
  readonly foot: ReactNode;
  readonly topBar: ReactNode;
  /** Content of a phone's bar beside the logo. */
  readonly phoneBar: ReactNode;
  /** Shows only the mark of the logo on a phone. */
  readonly markOnly?: boolean;
  /** Items of a phone's bottom bar. */
  readonly mainPlaces: ReactNode;
  /** Shows the confirmation. */
  readonly isSigningOut: boolean;
  readonly onStay: () => void;
}

/**
 * The frame around a student's and an admin's screens. Only the bars for the device's width are rendered: hidden ones
 * would double the frame's rendering time on a phone.
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
          {/* While the code of a screen loads. */}
          <Suspense fallback={<SkeletonRows label={`${shared('loadingApplication')}…`} />}>
            <Outlet />
          </Suspense>
        </FramedContext>
      </AppFrame>
      {isSigningOut && <SignOutDialog onClose={onStay} />}
    </>
  );
}
