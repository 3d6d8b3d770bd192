import { Navigate, useLocation } from 'react-router-dom';
import { paths, toLogin } from '../../shared/navigation/paths.ts';
import { useIsSignedIn } from '../../shared/session/useIsSignedIn.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { EmailCheck } from './components/EmailCheck.tsx';
import { MailSent } from './components/MailSent.tsx';
import { useFragment } from './useFragment.ts';

/**
 * Verifies an email with the token of a mail (`#token=…`), on any device, or without one says that a mail has been
 * sent. The token is sent in a POST by the page's script, so that link scanners of mail programs do not consume it.
 */
export function Component() {
  const { search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const token = useFragment().get('token');
  if (token === null && !isSignedIn) return <Navigate to={toLogin(paths.verifyEmail)} replace />;
  return (
    <AuthFrame>
      {token === null ? <MailSent next={search} /> : <EmailCheck key={token} token={token} />}
    </AuthFrame>
  );
}
