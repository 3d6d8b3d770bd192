import {
  getShowApplicationDossierQueryKey,
  showApplicationDossier,
  type ApplicationDossier,
  type ApplicationStatus,
} from '@michi/api/job';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';

export const applicationId = '0199a1c2-0000-7000-8000-0000000a0002';

export interface ApplicationProviderProps {
  /** Differences from the contract's example. */
  readonly change?:
    | Partial<ApplicationDossier>
    | ((dossier: ApplicationDossier) => Partial<ApplicationDossier>);
  readonly application?: Partial<ApplicationStatus>;
  readonly children: ReactNode;
}

/** Provides an application that the contract has no example of; for stories and tests. */
export function ApplicationProvider({ change = {}, application = {}, children }: ApplicationProviderProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const dossier = await showApplicationDossier(applicationId);
        const { job } = dossier;
        give(getShowApplicationDossierQueryKey(applicationId), {
          ...dossier,
          job: { ...job, application: { ...job.application, ...application } },
          ...(typeof change === 'function' ? change(dossier) : change),
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}
