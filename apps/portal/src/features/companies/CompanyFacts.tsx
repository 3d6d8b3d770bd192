import type { CompanyDetail } from '@michi/api/company';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missingValue } from '../../shared/format/createFormat.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useHoursText } from '../../shared/format/useHoursText.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { StatedFacts } from '../../shared/ui/detail/StatedFacts.tsx';
import { LinkedText, OutsideLink } from '../../shared/ui/text/RichText.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { webAddress, workingDays } from './companyLabels.ts';

interface CompanyFactsProps {
  readonly detail: CompanyDetail;
}

interface CompanyAsideProps extends CompanyFactsProps {
  /** Further links, such as to the chat; shown below the name. */
  readonly chatLink: ReactNode;
}

/** A company in one column, beside something else. */
export function CompanyAside({ detail, chatLink }: CompanyAsideProps) {
  return (
    <Stack gap="medium">
      <CompanyHeader detail={detail} />
      {chatLink}
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

/** The company's own description; nothing if there is none. */
export function AboutCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const about = pickBilingual(detail, 'about', language);
  if (about === null) return null;
  const isJapanese = about === detail.aboutJp;
  return (
    <Card title={t('about')}>
      <Text preserveLines lang={isJapanese ? 'ja' : 'en'}>
        <LinkedText text={about} />
      </Text>
    </Card>
  );
}

/** Who and where the company is. */
export function OverviewCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const yesOrNo = useYesOrNo();
  const { industry, location, stock, establishedOn } = detail.company;
  const bilingual = (field: 'representative' | 'address' | 'branch' | 'overseasBases') =>
    format.text(pickBilingual(detail, field, language));
  return (
    <Card title={t('overview.title')}>
      <StatedFacts
        layout="rows"
        items={[
          {
            term: t('overview.industry'),
            value: format.text(industry === null ? null : pickBilingual(industry, 'title', language)),
          },
          { term: t('overview.representative'), value: bilingual('representative') },
          { term: t('overview.established'), value: format.monthAndYear(establishedOn) },
          {
            term: t('overview.location'),
            value: format.text(location === null ? null : pickBilingual(location, 'city', language)),
          },
          { term: t('overview.address'), value: bilingual('address') },
          { term: t('overview.branch'), value: bilingual('branch') },
          { term: t('overview.overseasBases'), value: bilingual('overseasBases') },
          { term: t('overview.stock'), value: format.text(stock === null ? null : labels(`stock.${stock}`)) },
          { term: t('overview.foreignOwned'), value: yesOrNo(detail.isForeignOwned) },
        ]}
      />
    </Card>
  );
}

/** Number of employees, their average age, and retention. */
export function PeopleCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const { company, averageEmployeeAge, threeYearRetention } = detail;
  const { employeeBand } = company;
  return (
    <Card title={t('people.title')}>
      <StatedFacts
        items={[
          {
            term: t('numbers.employees'),
            value: format.text(employeeBand === null ? null : t(`numbers.band.${employeeBand}`)),
          },
          {
            term: t('numbers.averageAge'),
            value:
              averageEmployeeAge === null
                ? missingValue
                : t('numbers.age', { formatted: format.number(averageEmployeeAge) }),
          },
          {
            term: t('numbers.retention'),
            value: format.text(
              threeYearRetention === null ? null : labels(`retention.${threeYearRetention}`),
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Financial figures, open jobs, and how soon the company replies. */
export function NumbersCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { openJobs, responseDays } = detail.company;
  const responses = detail.responseRecord;
  const days = responses === null ? responseDays : responses.medianDays;
  const stated = days === null ? undefined : t('numbers.stated');
  return (
    <Card title={t('numbers.title')}>
      <StatedFacts
        items={[
          { term: t('numbers.initialCapital'), value: format.money(detail.initialCapital) },
          { term: t('numbers.salesRevenue'), value: format.money(detail.salesRevenue) },
          { term: t('numbers.operatingProfit'), value: format.money(detail.operatingProfit) },
          {
            term: t('numbers.openJobs'),
            value: t('numbers.openJobsCount', { formatted: format.number(openJobs) }),
          },
          {
            term: t('numbers.answers'),
            value: days === null ? missingValue : t('numbers.withinDays', { count: days }),
            note: responses === null ? stated : t('numbers.responses', { ...responses }),
          },
        ]}
      />
    </Card>
  );
}

/** Working days, hours, holidays and other conditions. */
export function WorkingCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const yesOrNo = useYesOrNo();
  const hoursText = useHoursText();
  const { annualHolidays, smokingPolicy, scholarship } = detail;
  const days = workingDays(detail.workingDays);
  const daysText =
    days.kind === 'range'
      ? t('working.daysRange', {
          from: labels(`workingDay.${days.from}`),
          to: labels(`workingDay.${days.to}`),
        })
      : format.text(format.list(days.days.map((day) => labels(`workingDay.${day}`))));
  return (
    <Card title={t('working.title')}>
      <StatedFacts
        layout="rows"
        items={[
          { term: t('working.days'), value: daysText },
          { term: t('working.hours'), value: format.text(pickBilingual(detail, 'workingHours', language)) },
          {
            term: t('working.interviews'),
            value: format.text(detail.interviewHours === null ? null : hoursText(detail.interviewHours)),
          },
          {
            term: t('working.annualHolidays'),
            value: annualHolidays === null ? missingValue : t('working.holidays', { count: annualHolidays }),
          },
          { term: t('working.summer'), value: yesOrNo(detail.hasSummerHolidays) },
          { term: t('working.goldenWeek'), value: yesOrNo(detail.hasGoldenWeekHolidays) },
          { term: t('working.yearEnd'), value: yesOrNo(detail.hasYearEndHolidays) },
          {
            term: t('working.smoking'),
            value: format.text(smokingPolicy === null ? null : labels(`smokingPolicy.${smokingPolicy}`)),
          },
          {
            term: t('working.scholarship'),
            value: format.text(scholarship === null ? null : labels(`scholarship.${scholarship}`)),
          },
          { term: t('working.donation'), value: format.text(pickBilingual(detail, 'donation', language)) },
        ]}
      />
    </Card>
  );
}

/** Benefits; nothing if none are stated. */
export function BenefitsCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  if (detail.benefits.length === 0) return null;
  return (
    <Card title={t('benefits.title')}>
      <Inline as="ul" gap="xsmall">
        {detail.benefits.map((benefit) => (
          <li key={benefit}>
            <Badge tone="brand">{labels(`benefit.${benefit}`)}</Badge>
          </li>
        ))}
      </Inline>
    </Card>
  );
}

/** Website, social media, email and phone. */
export function ContactCard({ detail }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const website = webAddress(detail.website);
  const socialMedia = detail.socialMedia.map(webAddress).filter((address) => address !== null);
  const { email, phone } = detail;
  const link = (value: string | null, scheme: 'mailto' | 'tel'): ReactNode =>
    value === null ? format.text(value) : <Link href={`${scheme}:${value}`}>{value}</Link>;
  return (
    <Card title={t('contact.title')}>
      <StatedFacts
        layout="rows"
        items={[
          {
            term: t('contact.website'),
            value:
              website === null ? (
                missingValue
              ) : (
                <OutsideLink href={website.href}>{website.label}</OutsideLink>
              ),
          },
          {
            term: t('contact.socialMedia'),
            value:
              socialMedia.length === 0 ? (
                missingValue
              ) : (
                <Stack as="ul" gap="xxsmall">
                  {socialMedia.map((address) => (
                    <li key={address.href}>
                      <OutsideLink href={address.href}>{address.label}</OutsideLink>
                    </li>
                  ))}
                </Stack>
              ),
          },
          { term: t('contact.email'), value: link(email, 'mailto') },
          { term: t('contact.phone'), value: link(phone, 'tel') },
        ]}
      />
    </Card>
  );
}

function useYesOrNo() {
  const { t: labels } = useTranslation('labels');
  return (value: boolean | null): string => (value === null ? missingValue : labels(value ? 'yes' : 'no'));
}
