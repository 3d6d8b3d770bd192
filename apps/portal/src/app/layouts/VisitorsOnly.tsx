import { session } from '@michi/api/session';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { nextFor, paths } from '../../shared/navigation/paths.ts';
import { ownerIn } from '../../shared/session/loginAddress.ts';

/** Redirects a student who is signed in, or signs in in another tab, to the page they wanted to open. */
export function VisitorsOnly() {
  const [query] = useSearchParams();
  const owner = ownerIn(useLocation().state);
  // After a login on this page the form itself navigates, once the next screen has loaded.
  const [isSignedIn, setSignedIn] = useState(session.isSignedIn);
  useEffect(() => {
    const look = () => setSignedIn(session.isSignedIn());
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  }, []);
  return isSignedIn ? (
    <Navigate to={nextFor(query, owner, session.get('USER_ID')) ?? paths.dashboard} replace />
  ) : (
    <Outlet />
  );
}
