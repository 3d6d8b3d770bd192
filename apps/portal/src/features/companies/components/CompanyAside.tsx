import type { CompanyDetail } from '@michi/api/company';
import { Stack } from '@michi/design-system/stack';
import {
  AboutCard,
  BenefitsCard,
  ContactCard,
  NumbersCard,
  OverviewCard,
  WorkingCard,
} from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';

export interface CompanyAsideProps {
  readonly detail: CompanyDetail;
}

/** A company in one column, beside something else. */
export function CompanyAside({ detail }: CompanyAsideProps) {
  return (
    <Stack gap="medium">
      <CompanyHeader detail={detail} />
      <AboutCard detail={detail} />
      <NumbersCard detail={detail} />
      <OverviewCard detail={detail} />
      <WorkingCard detail={detail} />
      <BenefitsCard detail={detail} />
      <ContactCard detail={detail} />
    </Stack>
  );
}
