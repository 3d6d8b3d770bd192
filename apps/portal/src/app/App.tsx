import { session } from '@michi/api/session';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FirstLocation } from '../shared/screen/FirstLocation.tsx';
import { RuntimeSettingsContext, type RuntimeSettings } from '../shared/settings/RuntimeSettings.ts';
import { Root } from './layouts/Root.tsx';
import { PortalRouter } from './PortalRouter.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { isAtHand, type Screens } from './screens.ts';
import { ScreenAheadContext } from './Surroundings.tsx';

export interface AppProps {
  readonly settings: RuntimeSettings;
  readonly translator: i18n;
  readonly screens: Screens;
  /** Fetches the screen at an address. */
  readonly fetchAhead: (pathname: string) => Promise<unknown>;
}

/** The portal. What only a signed-in student needs comes with the student's area. */
export function App({ settings, translator, screens, fetchAhead }: AppProps) {
  const isScreenAtHand = useCallback(
    (from: string, to: string, isByTab: boolean) =>
      isAtHand(screens, from, to, { isSignedIn: session.isSignedIn(), isByTab }),
    [screens],
  );
  return (
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <PortalRouter isAtHand={isScreenAtHand}>
          <FirstLocation>
            <Root>
              <ScreenAheadContext value={fetchAhead}>
                <PortalRoutes screens={screens} />
              </ScreenAheadContext>
            </Root>
          </FirstLocation>
        </PortalRouter>
      </I18nextProvider>
    </RuntimeSettingsContext>
  );
}
