import type { CompanyDetail } from '@michi/api/company';
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

export interface CompanyAsideProps {
  readonly detail: CompanyDetail;
  /** Further links, such as to the chat; shown below the name. */
  readonly way: ReactNode;
}

/** A company in one column, beside something else. */
export function CompanyAside({ detail, way }: CompanyAsideProps) {
  return (
    <Stack gap="medium">
      <CompanyHeader detail={detail} />
      {way}
      <AboutCard detail={detail} />
      <PeopleCard detail={detail} />
      <NumbersCard detail={detail} />
      <OverviewCard detail={detail} />
      <WorkingCard detail={detail} />
      <BenefitsCard detail={detail} />
      <ContactCard detail={detail} />
    </Stack>
  );
}
