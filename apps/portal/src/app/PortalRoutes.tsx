import { session } from '@michi/api/session';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { paths, safeNext, toLogin } from '../shared/paths.ts';
import { wasEndedOnPurpose } from '../shared/session/endSession.ts';
import { useIsSignedIn } from '../shared/session/useIsSignedIn.ts';
import { Awake } from './ahead/Awake.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { adminScreens, openScreens, screenAt, studentScreens, type Screens } from './screens.ts';

/** Leads a visitor without a session to the login page, and back here after it. */
function NeedsSession({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return children;
  const hasLeft = wasSignedIn && wasEndedOnPurpose();
  return (
    <>
      <LoadingScreen />
      <Navigate to={hasLeft ? paths.login : toLogin(pathname + search + hash)} replace />
    </>
  );
}

/** Leads a student who is signed in already on to where they wanted to go. */
function NeedsNoSession({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  // Asked once: after a login the form itself leads on, and stays until the next screen is there.
  const [wasSignedIn] = useState(session.isSignedIn);
  return wasSignedIn ? <Navigate to={safeNext(query.get('next')) ?? paths.dashboard} replace /> : children;
}

interface ScreenOfAddressProps {
  readonly screens: Screens;
  /** The name of the screen of each address. */
  readonly table: Readonly<Record<string, keyof Screens>>;
}

/** The screen that a table gives to the address, or the page for one that leads nowhere. */
function ScreenOfAddress({ screens, table }: ScreenOfAddressProps) {
  const { pathname } = useLocation();
  const { Component } = screens[screenAt(table, pathname) ?? 'notFound'];
  return <Component />;
}

/** The route table: which screen stands at which address. Each has an error boundary of its own. */
export function PortalRoutes({ screens }: { readonly screens: Screens }) {
  const { login, register, createProfile, signOut, studentArea, adminArea } = screens;
  return (
    <ScreenBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path={paths.root} element={<Navigate to={paths.dashboard} replace />} />
          <Route path="/app" element={<Navigate to={paths.login} replace />} />
          <Route
            path={paths.login}
            element={
              <NeedsNoSession>
                <login.Component />
              </NeedsNoSession>
            }
          />
          <Route
            path={paths.register}
            element={
              <NeedsNoSession>
                <register.Component />
              </NeedsNoSession>
            }
          />
          <Route
            path={paths.createProfile}
            element={
              <NeedsSession>
                <createProfile.Component />
              </NeedsSession>
            }
          />
          <Route path={paths.signOut} element={<signOut.Component />} />
          <Route path={paths.logout} element={<Navigate to={paths.signOut} replace />} />
          <Route
            path={paths.student}
            element={
              <NeedsSession>
                <studentArea.Component />
              </NeedsSession>
            }
          >
            <Route index element={<Navigate to={paths.dashboard} replace />} />
            <Route path="*" element={<ScreenOfAddress screens={screens} table={studentScreens} />} />
          </Route>
          <Route
            path={paths.admin}
            element={
              <NeedsSession>
                <adminArea.Component />
              </NeedsSession>
            }
          >
            <Route index element={<Navigate to={paths.users} replace />} />
            <Route path="*" element={<ScreenOfAddress screens={screens} table={adminScreens} />} />
          </Route>
          <Route path="*" element={<ScreenOfAddress screens={screens} table={openScreens} />} />
        </Routes>
        <Awake />
      </Suspense>
    </ScreenBoundary>
  );
}
