import { Button } from '@michi/design-system/button';
import { NoticeDialog } from '@michi/design-system/notice-dialog';
import { useTranslation } from 'react-i18next';
import { useNavigate, Link, Outlet } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { AppFrame, BottomBar, PhoneBar, Sidebar } from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Logo } from '@michi/design-system/logo';
import { media } from '@michi/design-system/theme';
import { useAtomValue } from 'jotai';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { barTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { useSidebarMinimised } from '../../shared/session/preferences.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { FramedContext } from '../screens/BrokenScreen.tsx';

/**
 * Confirms signing out (specs/COVERAGE.md, section 2, "Sign Out is a dialog action"). Loaded with the frame, so that it
 * works without a network.
 */
function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  return (
    <NoticeDialog
      title={t('signOut.title')}
      description={t('signOut.text')}
      closeLabel={tShared('actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tShared('actions.cancel')}</Button>
          <Button variant="primary" onClick={() => void navigate(paths.signOut)}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
    />
  );
}

interface PortalFrameProps {
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
  readonly mainItems: ReactNode;
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
  mainItems,
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
              bottomBar: <BottomBar label={t('navigation.main')}>{mainItems}</BottomBar>,
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
