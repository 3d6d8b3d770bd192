import type { InternshipTerms, Job, JobDetail } from '@michi/api/job';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Banknote, CalendarCheck, CalendarDays, Clock, House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { missingValue, type Format } from '../../../shared/format/createFormat.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { StatedFacts, useFixedOvertime } from '../../../shared/ui/detail/StatedFacts.tsx';
import { allLocations, compensationLabel, periodLabel } from '../jobLabels.ts';

interface JobFactsProps {
  readonly detail: JobDetail;
}

/** The six most important facts of a job. */
export function JobKeyFacts({ detail: { internship, job, terms } }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const bonus = pickBilingual(terms, 'bonus', language);
  const payment = internship === null ? null : pickBilingual(internship, 'transportPayment', language);
  const workStyle = [
    job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
    job.isFlextime ? t('facts.flextime') : null,
  ];
  return (
    <StatedFacts
      items={[
        internship === null || internship.compensation === null
          ? {
              icon: Banknote,
              term: t(internship === null ? 'facts.salary' : 'internship.compensation'),
              value: format.salary(job.salary),
              note: bonus === null ? undefined : t('facts.bonusNote', { bonus }),
            }
          : {
              icon: Banknote,
              term: t('internship.compensation'),
              value: compensationLabel(internship.compensation, format, t),
              note: payment === null ? undefined : t('internship.transportNote', { payment }),
            },
        { icon: MapPin, term: t('facts.location'), value: allLocations(job, language) },
        {
          icon: House,
          term: t('facts.workStyle'),
          value: format.text(format.list(workStyle)),
          note: pickBilingual(terms, 'remoteWork', language) ?? undefined,
        },
        {
          icon: Clock,
          term: t('facts.workingHours'),
          value: format.text(pickBilingual(terms, 'workingHours', language)),
          note:
            terms.overtimeHours === null ? undefined : t('facts.overtime', { hours: terms.overtimeHours }),
        },
        {
          icon: CalendarDays,
          term: t('facts.holidays'),
          value:
            terms.annualHolidays === null
              ? format.text(pickBilingual(terms, 'holidays', language))
              : t('facts.holidaysCount', { count: terms.annualHolidays }),
          note:
            terms.annualHolidays === null
              ? undefined
              : (pickBilingual(terms, 'holidays', language) ?? undefined),
        },
        internship === null
          ? {
              icon: CalendarCheck,
              term: t('facts.startDate'),
              value: format.date(job.startDate),
              note:
                terms.probationMonths === null
                  ? undefined
                  : t('facts.probation', { count: terms.probationMonths }),
            }
          : {
              icon: CalendarCheck,
              term: t('internship.period'),
              value: format.text(periodLabel(job, language, format)),
              note: datesOf(internship, format),
            },
      ]}
    />
  );
}

/** First and last day of an internship; undefined if either is not stated. */
function datesOf({ endDate, startDate }: InternshipTerms, format: Format): string | undefined {
  return startDate === null || endDate === null ? undefined : format.dates(startDate, endDate);
}

/** All other terms of a posting; missing ones are named below. */
export function JobTermsList({ detail: { conditions, internship, job, statements, terms } }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const payment = internship === null ? null : pickBilingual(internship, 'transportPayment', language);
  const yesOrNo = (value: boolean | null) =>
    format.text(value === null ? null : labels(value ? 'yes' : 'no'));
  // An empty list means any year, or that it is not stated. Of a job that is closed or full the service does not say which: any
  // year where the posting says of somebody who may apply.
  const isAnyYear =
    conditions.fieldOfStudy !== null && !job.eligibility.reasons.includes('GRADUATION_YEAR_NOT_TOLD');
  const years =
    job.graduationYears.length === 0 && isAnyYear
      ? t('facts.anyYear')
      : job.graduationYears.map((year) => t('facts.year', { year })).join(t('reasonSeparator'));
  // The contract has no other value for an unstated employment status.
  const employmentStatus =
    job.employmentStatus === 'OTHER' ? null : labels(`employmentStatus.${job.employmentStatus}`);
  const positions = format.list([
    job.positions === null ? null : t('facts.positionsCount', { formatted: format.number(job.positions) }),
    job.hiredPositions === 0 ? null : t('facts.hired', { count: job.hiredPositions }),
  ]);
  return (
    <StatedFacts
      layout="rows"
      items={[
        // At the head of the page a long one is cut, and an internship has it among its own terms.
        ...(job.kind === 'JOB'
          ? [{ term: t('facts.title'), value: pickBilingual(job, 'title', language) }]
          : []),
        { term: t('facts.employmentStatus'), value: format.text(employmentStatus) },
        {
          term: t('facts.category'),
          value: format.text(job.category === null ? null : pickBilingual(job.category, 'title', language)),
        },
        {
          term: t('facts.industry'),
          value: format.text(
            job.company.industry === null ? null : pickBilingual(job.company.industry, 'title', language),
          ),
        },
        { term: t('facts.positions'), value: format.text(positions) },
        { term: t('facts.graduationYear'), value: format.text(years) },
        {
          term: t('facts.eligible'),
          value: format.text(pickBilingual(terms, 'eligibleApplicants', language)),
        },
        ...statements.map((statement) => ({
          term: t(`statements.${statement.subject}`),
          value: pickBilingual(statement, 'text', language),
        })),
        {
          term: t('facts.fieldOfStudy'),
          value: format.text(
            conditions.fieldOfStudy === null ? null : t(`fieldOfStudy.${conditions.fieldOfStudy}`),
          ),
        },
        {
          term: t('facts.japaneseLevel'),
          value: format.text(
            conditions.japaneseLevel === null ? null : t(`japaneseLevel.${conditions.japaneseLevel}`),
          ),
        },
        { term: t('facts.visaSupport'), value: yesOrNo(conditions.hasVisaSupport) },
        { term: t('facts.universityDeadline'), value: format.dateAndTimeWithZone(job.universityDeadline) },
        { term: t('facts.entryDeadline'), value: format.dateAndTimeWithZone(job.entryDeadline) },
        { term: t('facts.entryStartDate'), value: format.date(terms.entryStartDate) },
        {
          term: t(job.kind === 'INTERNSHIP' ? 'internship.onboardingDate' : 'facts.onboardingDate'),
          value: format.date(terms.onboardingDate),
        },
        { term: t('facts.training'), value: format.text(pickBilingual(terms, 'training', language)) },
        {
          term: t('facts.salaryIncrease'),
          value: format.text(pickBilingual(terms, 'salaryIncrease', language)),
        },
        {
          term: t('facts.fixedOvertime'),
          value: format.text(fixedOvertime(terms.fixedOvertime, job.salary?.currency)),
        },
        { term: t('facts.bonus'), value: format.text(pickBilingual(terms, 'bonus', language)) },
        { term: t('facts.allowance'), value: format.text(pickBilingual(terms, 'allowance', language)) },
        // An internship that states its own transport payment has it among its own terms.
        ...(payment === null
          ? [
              {
                term: t('facts.transportCost'),
                value: format.text(pickBilingual(terms, 'transportCost', language)),
              },
            ]
          : []),
        { term: t('facts.remoteWork'), value: format.text(pickBilingual(terms, 'remoteWork', language)) },
        { term: t('facts.relocation'), value: yesOrNo(terms.hasRelocation) },
        {
          term: t('facts.englishUse'),
          value: format.text(terms.englishUse === null ? null : labels(`englishUse.${terms.englishUse}`)),
        },
        { term: t('facts.workAbroad'), value: yesOrNo(terms.hasWorkAbroad) },
        { term: t('facts.byOccupation'), value: yesOrNo(terms.recruitsByOccupation) },
        { term: t('facts.byRegion'), value: yesOrNo(terms.recruitsByRegion) },
        { term: t('facts.additional'), value: yesOrNo(terms.hasAdditionalRecruitment) },
        { term: t('facts.handicapped'), value: yesOrNo(terms.hasHandicappedJobs) },
      ]}
    />
  );
}

interface InternshipTermsListProps {
  readonly job: Job;
  readonly internship: InternshipTerms;
}

/** All terms of an internship (specs/COVERAGE.md, section 3, "Internship"); missing ones are named below. */
export function InternshipTermsList({ job, internship }: InternshipTermsListProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const textOf = (
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
        { term: t('internship.period'), value: textOf('period') },
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
        { term: t('internship.transport'), value: textOf('transportPayment') },
        { term: t('internship.accommodation'), value: textOf('accommodationPayment') },
        { term: t('internship.insurance'), value: textOf('insurance') },
        { term: t('internship.requirements'), value: textOf('requirements') },
        { term: t('internship.majorOrientation'), value: textOf('majorOrientation') },
        { term: t('internship.selection'), value: textOf('selectionInformation') },
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
