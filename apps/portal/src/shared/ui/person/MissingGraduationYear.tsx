import { useProfile } from '@michi/api/user';
import { Suspense, type RefObject } from 'react';
import { lazyExtra } from '../screen/lazyPart.tsx';
import { useLostFocus } from '../screen/useLostFocus.ts';

/** Loaded on demand: most students have a graduation year. */
const GraduationYearBanner = lazyExtra(async () => ({
  default: (await import('./GraduationYearBanner.tsx')).GraduationYearBanner,
}));

export interface MissingGraduationYearProps {
  /** Takes the focus when the banner disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** A banner above a list as long as the student's profile has no graduation year. */
export function MissingGraduationYear({ heading }: MissingGraduationYearProps) {
  const { data: profile } = useProfile();
  const isMissing = profile !== undefined && profile.studentId !== null && profile.graduationYear === null;
  // Saving the year removes its own field.
  useLostFocus(heading, isMissing);
  return isMissing ? (
    <Suspense fallback={null}>
      <GraduationYearBanner />
    </Suspense>
  ) : null;
}
