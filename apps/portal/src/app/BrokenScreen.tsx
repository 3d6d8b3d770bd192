import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { useScreenTitle } from '../shared/navigation/screenTitle.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** Replaces a screen that failed to render or load. The rest of the portal keeps working. */
export function BrokenScreen() {
  const { t } = useTranslation('shared');
  useScreenTitle(t('broken.title'));
  return (
    <StandalonePage>
      <Stack align="center">
        <Text as="div" align="center">
          <Heading level={1} focusable>
            {t('broken.title')}
          </Heading>
        </Text>
        <Text tone="soft" align="center">
          {t('errors.unexpected')}
        </Text>
        <Button variant="primary" onClick={() => globalThis.location.reload()}>
          {t('broken.refresh')}
        </Button>
        <Button variant="ghost" asChild>
          <Link to={paths.dashboard}>{t('notFound.toDashboard')}</Link>
        </Button>
      </Stack>
    </StandalonePage>
  );
}
