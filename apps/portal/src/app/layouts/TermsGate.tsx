import { acceptTerms, getProfileQueryKey, type UserProfile, useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Logo } from '@michi/design-system/logo';
import { ReadingPage } from '@michi/design-system/reading-page';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { LanguageControl } from '../../shared/i18n/LanguageControl.tsx';
import { LegalLinks, termsVersion } from '../../shared/ui/text/LegalLinks.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import type { ReactNode } from 'react';

/** Requests consent to the terms and the privacy notice in place of the area; the alternative is signing out. */
export function AcceptTermsScreen() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  useScreenTitle(t('terms.title'));
  const { mutate, isPending } = useMutation({
    mutationFn: () => acceptTerms({ termsVersion }),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: getProfileQueryKey() });
      client.setQueryData<UserProfile>(
        getProfileQueryKey(),
        (profile) => profile && { ...profile, termsToAccept: null },
      );
    },
  });
  return (
    <ReadingPage brand={<Logo size={28} />} controls={<LanguageControl />}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1} focusable>
            {t('terms.title')}
          </Heading>
          <Text>{t('terms.text')}</Text>
        </Stack>
        <LegalLinks />
        <Text size="small" tone="soft">
          {t('terms.note')}
        </Text>
        <Stack gap="xsmall">
          <Button
            variant="primary"
            size="large"
            working={isPending}
            workingLabel={t('terms.working')}
            onClick={() => mutate()}
          >
            {t('terms.agree')}
          </Button>
          <Button asChild variant="ghost" size="large">
            <RouterLink to={paths.signOut}>{t('navigation.signOut')}</RouterLink>
          </Button>
        </Stack>
      </Stack>
    </ReadingPage>
  );
}

/** Renders `AcceptTermsScreen` until the user has accepted the terms in force. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useProfile();
  // A response cached by an earlier version has no field for the terms.
  return (profile?.termsToAccept ?? null) === null ? children : <AcceptTermsScreen />;
}
