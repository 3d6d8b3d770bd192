import { useProfile, useShowAccount, type Account } from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Skeleton } from '@michi/design-system/skeleton';
import { MailCheck, MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { personName } from '../../../shared/ui/person/personName.ts';
import { isStudent } from '../sections.ts';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import { UniversityRow } from './UniversityRow.tsx';
import { VerificationMailButton } from './VerificationMailButton.tsx';

/** Manage Account: who the student is on Michi and how they log in. */
export function AccountSection() {
  const account = useShowAccount();
  return (
    <Section id="manage-account">
      <Loaded query={account} rows={5}>
        {(data) => <AccountRows account={data} />}
      </Loaded>
    </Section>
  );
}

function AccountRows({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  // Admins have no university and may not request one.
  const { email, createdAt, hasPassword, passwordChangedAt, providers } = account;
  return (
    <>
      <EmailRow email={email} isVerified={account.isEmailVerified} />
      <SettingsRow label={t('account.name')} value={<PersonName />} />
      {isStudent() && <UniversityRow />}
      <SettingsRow label={t('account.since')} value={format.longDate(createdAt)} />
      <SettingsRow
        label={t('account.password')}
        value={t(hasPassword ? 'account.passwordSet' : 'account.noPassword')}
        {...(passwordChangedAt !== null && {
          note: t('account.passwordChanged', { date: format.longDate(passwordChangedAt) }),
        })}
      />
      <SettingsRow
        label={t('account.providers')}
        value={providers.length === 0 ? t('account.noProviders') : format.list(providers)}
      />
    </>
  );
}

function PersonName() {
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  if (profile === undefined) return <Skeleton width="third" />;
  return personName(profile, language);
}

function EmailRow({ email, isVerified }: { readonly email: string; readonly isVerified: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsRow
      label={t('account.email')}
      value={email}
      badge={
        isVerified ? (
          <Badge tone="success" icon={MailCheck}>
            {t('account.verified')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={MailWarning}>
            {t('account.notVerified')}
          </Badge>
        )
      }
      {...(!isVerified && {
        note: t('account.notVerifiedNote'),
        actions: <VerificationMailButton email={email} />,
      })}
    />
  );
}
