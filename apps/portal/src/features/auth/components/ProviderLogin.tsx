import { appName } from '@michi/api/session';
import { requestGoogleLoginUrl } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { beginProviderVisit } from '../providerVisit.ts';
import { GoogleMark } from './GoogleMark.tsx';

export interface ProviderLoginProps {
  /** Name of the identity provider, such as "Google". */
  readonly name: string;
  /** Where to go on to after logging in; null for the dashboard. */
  readonly next: string | null;
}

/** Leads to the identity provider, which leads back to the login page. */
export function ProviderLogin({ name, next }: ProviderLoginProps) {
  const { t } = useTranslation('auth');
  const { services } = useRuntimeSettings();
  const path = requestGoogleLoginUrl({ appName, ...(next !== null && { next }) });
  // A page to visit, not a call: it is at the service's own address where that is another.
  const address = path.replace(/^\/api\/user/, (own) => services['user'] ?? own);
  return (
    <Stack gap="large">
      <Divider label={t('provider.or')} />
      <Button asChild size="large" fullWidth onClick={() => beginProviderVisit()}>
        <a href={address}>
          {name === 'Google' && <GoogleMark />}
          {t('provider.continue', { name })}
        </a>
      </Button>
    </Stack>
  );
}
