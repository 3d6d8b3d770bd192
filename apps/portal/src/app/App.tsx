import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { FirstLocation } from '../shared/screen/FirstLocation.tsx';
import { RuntimeSettingsContext, type RuntimeSettings } from '../shared/settings/RuntimeSettings.ts';
import { Root } from './layouts/Root.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import type { Screens } from './screens.ts';

export interface AppProps {
  readonly settings: RuntimeSettings;
  readonly translator: i18n;
  readonly screens: Screens;
}

/** The portal. What only a signed-in student needs comes with the student's area. */
export function App({ settings, translator, screens }: AppProps) {
  return (
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <BrowserRouter>
          <FirstLocation>
            <Root>
              <PortalRoutes screens={screens} />
            </Root>
          </FirstLocation>
        </BrowserRouter>
      </I18nextProvider>
    </RuntimeSettingsContext>
  );
}
