import type { CompanyDetail } from '@michi/api/company';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { BadgeCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { CompanyAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { CoverPicture } from '../../shared/ui/files/CoverPicture.tsx';
import { webAddress } from './companyLabels.ts';

interface CompanyHeaderProps {
  readonly detail: CompanyDetail;
  readonly back?: ReactNode;
}

/** Name, main facts and website of a company. */
export function CompanyHeader({ detail, back }: CompanyHeaderProps) {
  const { t } = useTranslation('companies');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { company } = detail;
  const { industry, employeeBand, stock, establishedOn } = company;
  const name = pickBilingual(company, 'name', language);
  const website = webAddress(detail.website);
  const facts = format.list([
    industry === null ? null : pickBilingual(industry, 'title', language),
    employeeBand === null ? null : labels(`employeeBand.${employeeBand}`),
    stock === null ? null : labels(`stock.${stock}`),
    establishedOn === null ? null : t('founded', { year: establishedOn.slice(0, 4) }),
  ]);
  return (
    <PageHeader
      back={back}
      {...(detail.cover !== null && {
        cover: <CoverPicture picture={detail.cover} sizes="(min-width: 1024px) 1200px, 100vw" />,
      })}
      leading={<CompanyAvatar size={72} company={company} />}
      eyebrow={
        company.isVerified && (
          <Badge tone="info" icon={BadgeCheck}>
            {labels('verifiedCompany')}
          </Badge>
        )
      }
      title={name}
      {...(facts !== '' && {
        subtitle: (
          <Text as="span" size="body" tone="soft">
            {facts}
          </Text>
        ),
      })}
      {...(website !== null && {
        actions: (
          <Button asChild icon={ExternalLink}>
            <a href={website.href} target="_blank" rel="noreferrer">
              {t('website')}
              <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
            </a>
          </Button>
        ),
      })}
    />
  );
}
