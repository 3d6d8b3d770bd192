import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginAddress, loginState } from '../../shared/session/loginAddress.ts';
import { useUser } from '../../shared/session/useUser.ts';
import { recordShownPages } from '../../shared/session/browser-storage/shownPages.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';

/**
 * Redirects visitors without a session to the login page, and back after the login. If another user signs in meanwhile
 * in another tab, nothing of the previous user stays visible.
 */
export function SessionRequired() {
  const user = useUser();
  const [shownTo] = useState(user);
  const location = useLocation();
  const isOwn = user !== null && user === shownTo;
  useEffect(() => {
    if (isOwn) recordShownPages();
  }, [isOwn]);
  if (user !== null) return isOwn ? <Outlet /> : <LoadingScreen />;
  return (
    <>
      <LoadingScreen />
      <Navigate to={loginAddress(location)} state={loginState(shownTo)} replace />
    </>
  );
}
