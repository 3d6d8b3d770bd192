import { session } from '@michi/api/session';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { nextFor, paths } from '../../shared/navigation/paths.ts';

/** Leads a student who is signed in already, or signs in in another tab, on to where they wanted to go. */
export function VisitorsOnly() {
  const [query] = useSearchParams();
  // After a login here the form itself navigates, and stays until the next screen is rendered.
  const [isSignedIn, setSignedIn] = useState(session.isSignedIn);
  useEffect(() => {
    const look = () => setSignedIn(session.isSignedIn());
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  }, []);
  return isSignedIn ? (
    <Navigate to={nextFor(query, session.get('USER_ID')) ?? paths.dashboard} replace />
  ) : (
    <Outlet />
  );
}
