import type { InternshipTerms, Job } from '@michi/api/job';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { missingValue } from '../../../shared/format/createFormat.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { StatedFacts } from '../../../shared/ui/detail/StatedFacts.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { compensationLabel } from '../jobLabels.ts';

export interface InternshipTermsListProps {
  readonly job: Job;
  readonly internship: InternshipTerms;
}

/** All terms of an internship (specs/COVERAGE.md, section 3, "Internship"); missing ones are named below. */
export function InternshipTermsList({ job, internship }: InternshipTermsListProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const words = (
    field:
      | 'accommodationPayment'
      | 'insurance'
      | 'majorOrientation'
      | 'period'
      | 'requirements'
      | 'selectionInformation'
      | 'transportPayment',
  ) => format.text(pickBilingual(internship, field, language));
  const { contact, documents, lunchBreakMinutes, style, type } = internship;
  return (
    <StatedFacts
      layout="rows"
      items={[
        { term: t('internship.name'), value: pickBilingual(job, 'title', language) },
        {
          term: t('internship.style'),
          value: format.text(style === null ? null : labels(`meetingStyle.${style}`)),
        },
        {
          term: t('internship.type'),
          value: format.text(type === null ? null : t(`internship.types.${type}`)),
        },
        { term: t('internship.period'), value: words('period') },
        { term: t('internship.startDate'), value: format.longDate(internship.startDate) },
        { term: t('internship.endDate'), value: format.longDate(internship.endDate) },
        {
          term: t('internship.lunchBreak'),
          value:
            lunchBreakMinutes === null ? missingValue : t('internship.minutes', { count: lunchBreakMinutes }),
        },
        {
          term: t('internship.compensation'),
          value: compensationLabel(internship.compensation, format, t),
        },
        { term: t('internship.transport'), value: words('transportPayment') },
        { term: t('internship.accommodation'), value: words('accommodationPayment') },
        { term: t('internship.insurance'), value: words('insurance') },
        { term: t('internship.requirements'), value: words('requirements') },
        { term: t('internship.majorOrientation'), value: words('majorOrientation') },
        { term: t('internship.selection'), value: words('selectionInformation') },
        {
          term: t('internship.contact'),
          value:
            contact === null ? (
              missingValue
            ) : (
              <Inline gap="small">
                <span>{pickBilingual(contact, 'name', language)}</span>
                {contact.email !== null && <Link href={`mailto:${contact.email}`}>{contact.email}</Link>}
                {contact.phone !== null && (
                  <Link href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</Link>
                )}
              </Inline>
            ),
        },
        {
          term: t('internship.documents'),
          value:
            documents.length === 0 ? (
              missingValue
            ) : (
              <Stack gap="xxsmall" align="start">
                {documents.map((document) => {
                  const name = pickBilingual(document, 'name', language);
                  return document.link === null ? (
                    <span key={name}>{name}</span>
                  ) : (
                    <Link key={name} href={document.link} rel="noreferrer" target="_blank">
                      {name}
                    </Link>
                  );
                })}
              </Stack>
            ),
        },
      ]}
    />
  );
}
