import { useProfile } from '@michi/api/user';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';

const AcceptTerms = lazyPart(async () => ({
  default: (await import('./AcceptTermsScreen.tsx')).AcceptTermsScreen,
}));

/** Renders `AcceptTermsScreen` until the user has accepted the terms in force. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useProfile();
  // A response cached by an earlier version has no field for the terms.
  if ((profile?.termsToAccept ?? null) === null) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AcceptTerms />
    </Suspense>
  );
}
