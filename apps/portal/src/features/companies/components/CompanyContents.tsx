import type { CompanyDetail } from '@michi/api/company';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import {
  AboutCard,
  BenefitsCard,
  ContactCard,
  NumbersCard,
  OverviewCard,
  PeopleCard,
  WorkingCard,
} from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { CompanySeminars } from './CompanySeminars.tsx';

export interface CompanyContentsProps {
  readonly detail: CompanyDetail;
  readonly back: ReactNode;
}

/** A company with its facts, open jobs and seminars, in two columns. */
export function CompanyContents({ detail, back }: CompanyContentsProps) {
  return (
    <Stack gap="large">
      <CompanyHeader detail={detail} back={back} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <AboutCard detail={detail} />
          <PeopleCard detail={detail} />
          <CompanyJobs company={detail.company} />
          <CompanySeminars company={detail.company} />
          <WorkingCard detail={detail} />
        </Stack>
        <Stack gap="large">
          <NumbersCard detail={detail} />
          <OverviewCard detail={detail} />
          <BenefitsCard detail={detail} />
          <ContactCard detail={detail} />
        </Stack>
      </Grid>
    </Stack>
  );
}
