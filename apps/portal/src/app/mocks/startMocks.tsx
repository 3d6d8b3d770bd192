import type { i18n } from 'i18next';
import { languageTags } from '../../shared/i18n/languages.ts';
import en from './locales/en.json';
import jp from './locales/jp.json';
import { Fragment, useState, useSyncExternalStore, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { logger } from '../../shared/settings/logger.ts';
import {
  type MocksChoice,
  syncAddress,
  mocksParameter,
  readChoice,
  readTheme,
  writeChoice,
  type Person,
} from './mocksChoice.ts';
import { MocksPanel } from './MocksPanel.tsx';
import { exampleStudent, exampleUser } from '@michi/api/mocks';
import { session } from '@michi/api/session';
import { setupWorker } from 'msw/browser';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { changeLanguage } from '../../shared/i18n/createI18n.ts';
import { storeTheme } from '../../shared/session/preferences.ts';
import { createMocksHandlers } from './mocksHandlers.ts';

/** The panel's translations are not among the portal's translation files. */
export const addMocksTranslations = (translator: i18n): void => {
  translator.addResourceBundle(languageTags.en, 'mocks', en);
  translator.addResourceBundle(languageTags.jp, 'mocks', jp);
};

interface MocksChoices {
  readonly current: () => MocksChoice;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes the mocks, the session and the address follow a new choice. */
  readonly change: (next: MocksChoice) => Promise<void>;
}

interface MockedProps {
  readonly app: ReactElement;
  readonly translator: i18n;
  readonly choices: MocksChoices;
}

/** The portal with the panel beside it. A new choice remounts the portal, so that all queries are requested again. */
export function Mocked({ app, translator, choices }: MockedProps) {
  const choice = useSyncExternalStore(choices.subscribe, choices.current);
  const [beginning, setBeginning] = useState(0);
  const change = (next: MocksChoice): void => {
    choices.change(next).then(
      () => setBeginning((count) => count + 1),
      (cause: unknown) => logger.error('Cannot change the mocks', cause),
    );
  };
  return (
    <I18nextProvider i18n={translator}>
      <Fragment key={beginning}>{app}</Fragment>
      <MocksPanel choice={choice} onChange={change} />
    </I18nextProvider>
  );
}

const personOnDevice = (): Person => (session.isSignedIn() ? 'hana' : 'nobody');

/** The mocks accept any token. */
const signIn = (person: Person): void => {
  if (person === personOnDevice()) return;
  session.clear();
  if (person === 'nobody') return;
  session.set('USER_ID', exampleUser);
  session.set('USER_STUDENT_ID', exampleStudent);
  session.set('AUTH_REFRESH', 'mocks');
  session.set('AUTH', 'mocks');
};

/**
 * Responds to every request with the contracts' examples, without a server (`npm run dev:mocks`). The query parameter
 * `mocks` configures it, and a panel changes it. Call it before the portal reads session and address.
 */
export const startMocks = async () => {
  const text = new URLSearchParams(globalThis.location.search).get(mocksParameter);
  let choice = readChoice(text, { language: session.language(), person: personOnDevice() });
  session.set('LANGUAGE', choice.language);
  signIn(choice.person);
  const theme = readTheme(text);
  if (theme !== undefined) storeTheme(theme);

  const handlers = createMocksHandlers();
  const worker = setupWorker(...(await handlers.of(choice)));
  await worker.start({
    quiet: true,
    // Pages and modules come from the development server; only unhandled API requests are reported.
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const request = typeof data === 'object' && data !== null && 'request' in data ? data.request : null;
      if (request instanceof Request && new URL(request.url).pathname.startsWith('/api/')) defaults.warn();
    },
  });
  const showAddress = syncAddress(globalThis.window, () => writeChoice(choice));

  const listeners = new Set<() => void>();
  const become = (next: MocksChoice): void => {
    choice = next;
    showAddress();
    for (const listener of listeners) listener();
  };
  // The portal has its own language switch, login and sign-out.
  session.subscribe(() => {
    const now = { language: session.language(), person: personOnDevice() };
    if (now.language !== choice.language || now.person !== choice.person) become({ ...choice, ...now });
  });

  return {
    /** Renders the panel beside the portal. */
    surround: (app: ReactElement, translator: i18n): ReactElement => {
      addMocksTranslations(translator);
      return (
        <Mocked
          app={<ClockContext value={handlers.now}>{app}</ClockContext>}
          translator={translator}
          choices={{
            current: () => choice,
            subscribe: (listener) => {
              listeners.add(listener);
              return () => listeners.delete(listener);
            },
            change: async (next) => {
              await changeLanguage(translator, languageTags[next.language]);
              worker.resetHandlers(...(await handlers.of(next)));
              become(next);
              session.set('LANGUAGE', next.language);
              signIn(next.person);
            },
          }}
        />
      );
    },
  };
};
