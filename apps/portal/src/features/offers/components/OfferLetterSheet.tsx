import { getJobOfferFileUrl, type OfferLetter } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { LetterSheet } from '@michi/design-system/letter-sheet';
import { Link } from '@michi/design-system/link';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { missingValue } from '../../../shared/format/createFormat.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toCompany } from '../../../shared/navigation/paths.ts';
import { StatedFacts, useFixedOvertime } from '../../../shared/ui/detail/StatedFacts.tsx';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { LinkedText } from '../../../shared/ui/text/RichText.tsx';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';

/** The offer letter, from sender and addressee to terms, message and signature. */
export function OfferLetterSheet({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const format = useFormat();
  const { offer, sentAt, hrPhone, hrEmail } = letter;
  const { company } = offer.job;
  const companyName = pickBilingual(company, 'name', language);
  const message = pickBilingual(letter, 'message', language);
  const feedback = pickBilingual(letter, 'feedbackMessage', language);
  return (
    <LetterSheet label={t(`title.${offer.job.kind}`)}>
      <Stack gap="xlarge">
        <Inline justify="between" align="start" gap="medium">
          <Inline gap="small" wrap={false}>
            <CompanyAvatar size={56} company={company} />
            <Stack gap="xxsmall">
              <Text weight="strong" size="large">
                <Link asChild tone="text">
                  <RouterLink to={toCompany(offer.job.audience, company.id)}>{companyName}</RouterLink>
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {format.text(pickBilingual(letter, 'companyAddress', language))}
              </Text>
            </Stack>
          </Inline>
          <Stack gap="xxsmall">
            <Text size="small" tone="soft">
              {t(`letter.code.${offer.job.kind}`, { code: offer.code })}
            </Text>
            <Text size="small" tone="soft">
              {format.longDate(offer.offerDate)}
            </Text>
          </Stack>
        </Inline>
        <Stack gap="medium">
          <Heading level={2} size="display">
            {t(`letter.heading.${offer.job.kind}`)}
          </Heading>
          <Text size="large">
            {t('letter.dear', { name: pickBilingual(letter, 'studentName', language) })}
          </Text>
          {message !== null && (
            <Text size="large" preserveLines>
              <LinkedText text={message} />
            </Text>
          )}
        </Stack>
        <Stack gap="small" as="section">
          <Heading level={3}>{t('letter.terms')}</Heading>
          <OfferTerms letter={letter} />
        </Stack>
        {feedback !== null && (
          <Stack gap="xsmall" as="section">
            <Heading level={3}>{t('letter.feedback')}</Heading>
            <Text preserveLines>
              <LinkedText text={feedback} />
            </Text>
          </Stack>
        )}
        <Inline justify="between" align="end" gap="medium">
          <Stack gap="xxsmall">
            <Text weight="strong">
              {format.text(pickBilingual(letter, 'representativeDirector', language))}
            </Text>
            <Text size="small" tone="soft">
              {t('letter.director')}
            </Text>
          </Stack>
          <Text size="small" tone="soft">
            {t('letter.sent', { date: format.dateAndTimeWithZone(sentAt) })}
          </Text>
        </Inline>
        <Divider />
        <Inline justify="between" gap="medium">
          <Inline gap="medium">
            <Text as="span" size="small">
              {t('letter.hrPhone')}{' '}
              {hrPhone === null ? (
                missingValue
              ) : (
                <Link href={`tel:${hrPhone.replaceAll(/[^+\d]/g, '')}`}>{hrPhone}</Link>
              )}
            </Text>
            <Text as="span" size="small">
              {t('letter.hrEmail')}{' '}
              {hrEmail === null ? missingValue : <Link href={`mailto:${hrEmail}`}>{hrEmail}</Link>}
            </Text>
          </Inline>
          <ScreenOnly>
            <Inline gap="xsmall">
              <Button size="small" icon={Printer} onClick={() => globalThis.print()}>
                {t('letter.print')}
              </Button>
              <DownloadButton
                path={getJobOfferFileUrl(offer.id)}
                fileName={`offer-${offer.code}.pdf`}
                workingLabel={t('letter.downloading')}
              >
                {t('letter.download')}
              </DownloadButton>
            </Inline>
          </ScreenOnly>
        </Inline>
      </Stack>
    </LetterSheet>
  );
}

/** Every term of the letter as of the day it was sent, and the names of those it does not state. */
function OfferTerms({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const fixedOvertime = useFixedOvertime();
  const { offer, terms, location, salary, ceremonyDate } = letter;
  const { job } = offer;
  // An internship has no joining date, probation or raise.
  const isJob = job.kind === 'JOB';
  const textOf = (
    field:
      | 'workingHours'
      | 'training'
      | 'salaryIncrease'
      | 'bonus'
      | 'allowance'
      | 'transportCost'
      | 'holidays'
      | 'remoteWork',
  ) => format.text(pickBilingual(terms, field, language));
  const yesOrNo = (value: boolean | null) =>
    format.text(value === null ? null : labels(value ? 'yes' : 'no'));
  return (
    <StatedFacts
      layout="rows"
      items={[
        {
          term: t(`terms.position.${job.kind}`),
          value: pickBilingual(letter, 'position', language),
          note:
            job.employmentStatus === 'OTHER' ? undefined : labels(`employmentStatus.${job.employmentStatus}`),
        },
        { term: t(`terms.joiningDate.${job.kind}`), value: format.longDate(offer.joiningDate) },
        ...(isJob ? [{ term: t('terms.ceremonyDate'), value: format.longDate(ceremonyDate) }] : []),
        { term: t('terms.onboardingDate'), value: format.longDate(terms.onboardingDate) },
        { term: t('terms.expiresAt'), value: format.dateAndTimeWithZone(offer.expiresAt) },
        { term: t(`terms.salary.${job.kind}`), value: format.salary(salary) },
        ...(isJob
          ? [
              {
                term: t('terms.fixedOvertime'),
                value: format.text(fixedOvertime(terms.fixedOvertime, salary?.currency)),
              },
              { term: t('terms.salaryIncrease'), value: textOf('salaryIncrease') },
              { term: t('terms.bonus'), value: textOf('bonus') },
            ]
          : []),
        { term: t('terms.allowance'), value: textOf('allowance') },
        { term: t('terms.transportCost'), value: textOf('transportCost') },
        {
          term: t('terms.workingHours'),
          value: textOf('workingHours'),
          note:
            terms.overtimeHours === null ? undefined : t('terms.overtime', { hours: terms.overtimeHours }),
        },
        {
          term: t('terms.place'),
          value: format.text(location === null ? null : pickBilingual(location, 'city', language)),
        },
        { term: t('terms.remoteWork'), value: textOf('remoteWork') },
        { term: t('terms.relocation'), value: yesOrNo(terms.hasRelocation) },
        { term: t('terms.workAbroad'), value: yesOrNo(terms.hasWorkAbroad) },
        {
          term: t('terms.englishUse'),
          value: format.text(terms.englishUse === null ? null : labels(`englishUse.${terms.englishUse}`)),
        },
        {
          term: t('terms.holidays'),
          value:
            terms.annualHolidays === null
              ? textOf('holidays')
              : t('terms.holidaysCount', { count: terms.annualHolidays }),
          note:
            terms.annualHolidays === null
              ? undefined
              : (pickBilingual(terms, 'holidays', language) ?? undefined),
        },
        ...(isJob
          ? [
              {
                term: t('terms.probation'),
                value:
                  terms.probationMonths === null
                    ? null
                    : t('terms.probationMonths', { count: terms.probationMonths }),
              },
            ]
          : []),
        { term: t('terms.training'), value: textOf('training') },
      ]}
    />
  );
}
