import { session } from '@michi/api/session';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { nextFor, paths, toLogin } from '../shared/paths.ts';
import { useUser } from '../shared/session/useUser.ts';
import { noteShownPages, whosePagesWereShown } from '../shared/stored/shownPages.ts';
import { wasSignedOut } from '../shared/stored/followUser.ts';
import { Awake } from './ahead/Awake.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import {
  adminScreens,
  isWithin,
  openScreens,
  placeIn,
  screenAt,
  studentScreens,
  wayOnFrom,
  type Screens,
} from './screens.ts';
import { AreaScreenContext } from './Surroundings.tsx';

/**
 * Leads a visitor without a session to the login page, and back here after it. What it shows is of one user: where another
 * signs in meanwhile, in another tab, none of it is left to see.
 */
function NeedsSession({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const [shownTo] = useState(user);
  const { pathname, search, hash } = useLocation();
  const isOwn = user !== null && user === shownTo;
  useEffect(() => {
    if (isOwn) noteShownPages();
  }, [isOwn]);
  if (user !== null) return user === shownTo ? children : <LoadingScreen />;
  return (
    <>
      <LoadingScreen />
      <Navigate
        to={
          wasSignedOut() ? paths.login : toLogin(pathname + search + hash, shownTo ?? whosePagesWereShown())
        }
        replace
      />
    </>
  );
}

/** Leads a student who is signed in already, or signs in in another tab, on to where they wanted to go. */
function NeedsNoSession({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  // After a login here the form itself leads on, and stays until the next screen is there.
  const [isSignedIn, setSignedIn] = useState(session.isSignedIn);
  useEffect(() => {
    const look = () => setSignedIn(session.isSignedIn());
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  }, []);
  return isSignedIn ? (
    <Navigate to={nextFor(query, session.get('USER_ID')) ?? paths.dashboard} replace />
  ) : (
    children
  );
}

interface ScreenOfAddressProps {
  readonly screens: Screens;
  /** The name of the screen of each address. */
  readonly table: Readonly<Record<string, keyof Screens>>;
}

/** The screen that a table gives to the address, or the page for one that leads nowhere. */
function ScreenOfAddress({ screens, table }: ScreenOfAddressProps) {
  const { pathname } = useLocation();
  const wayOn = wayOnFrom(pathname);
  if (wayOn !== undefined) return <Navigate to={wayOn} replace />;
  const { Component } = screens[screenAt(table, pathname) ?? 'notFound'];
  return <Component />;
}

/** What stands at the address. */
function Place({ screens }: { readonly screens: Screens }) {
  const place = placeIn(useLocation().pathname);
  const { login, register, createProfile, signOut, studentArea, adminArea } = screens;
  // Made once: what stands around a screen is not drawn anew when another takes its place.
  const [ofStudents] = useState(<ScreenOfAddress screens={screens} table={studentScreens} />);
  const [ofAdmins] = useState(<ScreenOfAddress screens={screens} table={adminScreens} />);
  if (isWithin(paths.student, place))
    return (
      <NeedsSession>
        <AreaScreenContext value={ofStudents}>
          <studentArea.Component />
        </AreaScreenContext>
      </NeedsSession>
    );
  if (isWithin(paths.admin, place))
    return (
      <NeedsSession>
        <AreaScreenContext value={ofAdmins}>
          <adminArea.Component />
        </AreaScreenContext>
      </NeedsSession>
    );
  switch (place) {
    case paths.login:
      return (
        <NeedsNoSession>
          <login.Component />
        </NeedsNoSession>
      );
    case paths.register:
      return (
        <NeedsNoSession>
          <register.Component />
        </NeedsNoSession>
      );
    case paths.createProfile:
      return (
        <NeedsSession>
          <createProfile.Component />
        </NeedsSession>
      );
    case paths.signOut:
      return <signOut.Component />;
    default:
      return <ScreenOfAddress screens={screens} table={openScreens} />;
  }
}

/** The route table: which screen stands at which address. Each has an error boundary of its own. */
export function PortalRoutes({ screens }: { readonly screens: Screens }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Place screens={screens} />
        <Awake />
      </Suspense>
    </ScreenBoundary>
  );
}
