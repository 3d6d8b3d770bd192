import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { logger } from '../shared/settings/logger.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../shared/settings/RuntimeSettings.ts';
import { PreloadContext, type Preload } from './preload.ts';

export interface AppProps {
  readonly settings: RuntimeSettings;
  readonly translator: i18n;
  readonly router: RouterProviderProps['router'];
  readonly preload: Preload;
}

/** The root component. Providers that only a signed-in student needs are loaded with the student's area. */
export function App({ settings, translator, router, preload }: AppProps) {
  return (
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <PreloadContext value={preload}>
          {/* A screen whose code is loaded renders within the click: as a transition it was slower. */}
          <RouterProvider
            router={router}
            useTransitions={false}
            onError={(error) => logger.error('A screen broke', error)}
          />
        </PreloadContext>
      </I18nextProvider>
    </RuntimeSettingsContext>
  );
}
