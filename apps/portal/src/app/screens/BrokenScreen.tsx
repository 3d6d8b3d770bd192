import { FullPage } from '@michi/design-system/full-page';
import { createContext, useContext, type ReactNode, useEffect } from 'react';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { atom, useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useIsOnline } from '../../shared/offline/connection.ts';

export const FramedContext = createContext(false);

/** A page frame if no layout surrounds the screen; renders the children alone otherwise. */
export function StandalonePage({ children }: { readonly children: ReactNode }) {
  return useContext(FramedContext) ? children : <FullPage>{children}</FullPage>;
}

const reload = (): void => globalThis.history.go(0);

/** Whether a screen failed offline. React Router does not load its code again before the page is reloaded. */
export const hasFailedOfflineAtom = atom(false);

/**
 * Replaces a screen that failed to render or load. The rest of the portal keeps working. Offline, the code of the screen is not
 * on this device yet: the page is reloaded once the browser is online, also if the screen is opened again later.
 */
export function BrokenScreen() {
  const { t } = useTranslation('shared');
  const isOnline = useIsOnline();
  const [hasFailedOffline, setFailedOffline] = useAtom(hasFailedOfflineAtom);
  const isMissing = !isOnline || hasFailedOffline;
  const title = t(isMissing ? 'notSaved.title' : 'broken.title');
  useScreenTitle(title);
  useEffect(() => {
    if (!isOnline) setFailedOffline(true);
    else if (hasFailedOffline) reload();
  }, [hasFailedOffline, isOnline, setFailedOffline]);
  return (
    <StandalonePage>
      <Stack align="center">
        <Text as="div" align="center">
          <Heading level={1} focusable>
            {title}
          </Heading>
        </Text>
        <Text tone="soft" align="center">
          {t(isMissing ? 'notSaved.text' : 'errors.unexpected')}
        </Text>
        {!isMissing && (
          <Button variant="primary" onClick={reload}>
            {t('broken.refresh')}
          </Button>
        )}
        <Button variant="ghost" asChild>
          <Link to={paths.dashboard}>{t('notFound.toDashboard')}</Link>
        </Button>
      </Stack>
    </StandalonePage>
  );
}
