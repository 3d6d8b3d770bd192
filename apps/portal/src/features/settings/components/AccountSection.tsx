import {
  useProfile,
  useShowAccount,
  invalidateShowAccount,
  useSendEmailVerification,
  useCheckSubscriptionStatus,
  type Account,
  type Subscription,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { SettingsRow, SettingsBlock } from '@michi/design-system/settings-section';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQueryClient } from '@tanstack/react-query';
import { MailCheck, MailWarning, CircleCheck, CircleSlash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { personName } from '../../../shared/ui/person/person.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { SubscriptionNote, UniversityCode } from '../../../shared/ui/screen/UniversityOnly.tsx';
import { isStudent } from '../sections.ts';
import { Loaded, Section } from './Section.tsx';

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

export function VerificationMailButton({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { mutate, isPending } = useSendEmailVerification({
    mutation: {
      onSuccess: ({ isSent }) => {
        notify.success(isSent ? t('account.sent', { email }) : t('account.alreadyVerified'));
        return invalidateShowAccount(client);
      },
    },
  });
  return (
    <Button size="small" working={isPending} workingLabel={t('working')} onClick={() => mutate()}>
      {t('account.sendAgain')}
    </Button>
  );
}

/** The linked university and its subscription, or a field for the code that links one. */
export function UniversityRow() {
  const { t } = useTranslation('university');
  const { data: subscription, isError } = useCheckSubscriptionStatus();
  if (isError) return null;
  if (subscription === undefined)
    return <SettingsRow label={t('label')} value={<Skeleton width="third" />} />;
  return subscription.university === null ? (
    <SettingsBlock>
      <UniversityCode />
    </SettingsBlock>
  ) : (
    <LinkedUniversity subscription={subscription} university={subscription.university} />
  );
}

interface LinkedUniversityProps {
  readonly subscription: Subscription;
  readonly university: NonNullable<Subscription['university']>;
}

function LinkedUniversity({ subscription, university }: LinkedUniversityProps) {
  const { t } = useTranslation('university');
  const { language } = useLanguage();
  const format = useFormat();
  const [isEntering, setEntering] = useState(false);
  const { isActive, linkedAt } = subscription;
  return (
    <SettingsRow
      label={t('label')}
      value={language === 'jp' ? (university.nameJp ?? university.name) : university.name}
      note={
        <Stack gap="none">
          <SubscriptionNote subscription={subscription} />
          {linkedAt !== null && <span>{t('since', { date: format.longDate(linkedAt) })}</span>}
        </Stack>
      }
      badge={
        <Badge tone={isActive ? 'success' : 'warning'} icon={isActive ? CircleCheck : CircleSlash2}>
          {t(isActive ? 'activeBadge' : 'endedBadge')}
        </Badge>
      }
      {...(!isActive &&
        !isEntering && {
          actions: (
            <Button size="small" onClick={() => setEntering(true)}>
              {t('renew')}
            </Button>
          ),
        })}
    >
      {!isActive && isEntering && <UniversityCode />}
    </SettingsRow>
  );
}
