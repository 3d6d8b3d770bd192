import type { OfferLetter } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { DescriptionList, type Description } from '@michi/design-system/description-list';
import { Link } from '@michi/design-system/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useToday } from '../../../shared/format/useToday.ts';
import { jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { toJobs } from '../../../shared/navigation/paths.ts';
import { nextSteps, type NextStep } from '../nextSteps.ts';

/** What comes after an acceptance until the first day; nothing for other offers, and nothing after that day. */
export function WhatComesNextCard({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const steps = nextSteps(letter, useToday());
  const { job } = letter.offer;
  if (steps.length === 0) return null;
  const row = (step: NextStep): Description => {
    switch (step.kind) {
      case 'applications':
        return {
          term: t('next.applications'),
          value: t('next.applicationsText'),
          note: (
            <Link asChild>
              <RouterLink to={toJobs(job.audience, { tab: jobTabs.appliedJobs })}>
                {t('next.seeApplications')}
              </RouterLink>
            </Link>
          ),
        };
      case 'hrPhone':
        return {
          term: t('letter.hrPhone'),
          value: <Link href={`tel:${step.contact.replaceAll(/[^+\d]/g, '')}`}>{step.contact}</Link>,
        };
      case 'hrEmail':
        return {
          term: t('letter.hrEmail'),
          value: <Link href={`mailto:${step.contact}`}>{step.contact}</Link>,
        };
      case 'joiningDate':
        return { term: t(`terms.joiningDate.${job.kind}`), value: format.longDate(step.date) };
      default:
        return { term: t(`terms.${step.kind}`), value: format.longDate(step.date) };
    }
  };
  return (
    <Card as="section" title={t('next.title')} level={2}>
      <DescriptionList layout="rows" items={steps.map(row)} />
    </Card>
  );
}
