import { useProfile } from '@michi/api/user';
import { Suspense, type ReactNode } from 'react';
import { createLazyPart } from '../../shared/screen/lazyPart.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';

const acceptTerms = createLazyPart(async () => (await import('./AcceptTermsScreen.tsx')).AcceptTermsScreen);

/** Asks who has not accepted the terms in force before anything else; everybody else goes on. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useProfile();
  // An answer kept by a version before says nothing of the terms.
  if ((profile?.termsToAccept ?? null) === null) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <acceptTerms.Component />
    </Suspense>
  );
}
