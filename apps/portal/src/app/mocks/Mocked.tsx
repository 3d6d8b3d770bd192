import type { i18n } from 'i18next';
import { Fragment, useState, useSyncExternalStore, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { logger } from '../../shared/settings/logger.ts';
import type { MocksChoice } from './mocksChoice.ts';
import { MocksPanel } from './MocksPanel.tsx';

export interface MocksChoices {
  readonly current: () => MocksChoice;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes the mocks, the session and the address follow a new choice. */
  readonly change: (next: MocksChoice) => Promise<void>;
}

export interface MockedProps {
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
