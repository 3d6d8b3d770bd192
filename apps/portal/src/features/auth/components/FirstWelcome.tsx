import { getPublicJobCount } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { logger } from '../../../shared/settings/logger.ts';
import { ScreenIntroduction } from './AuthFrame.tsx';

/** The contract counts up to this number. */
const countedUpTo = 10_000;

/** What Michi does and how to begin, above the login form of a browser in which nobody has signed in yet. */
export function FirstWelcome({ toRegister }: { readonly toRegister: To }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="medium">
      <ScreenIntroduction title={t('login.welcome')}>{t('login.what')}</ScreenIntroduction>
      <OpenJobs />
      <Button asChild variant="primary" size="large" fullWidth>
        <RouterLink to={toRegister}>{t('login.toRegister')}</RouterLink>
      </Button>
      <Divider label={t('login.haveAccount')} />
    </Stack>
  );
}

/** The number of open public jobs, in a line that is there before the number: nothing moves when it arrives. */
function OpenJobs() {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    getPublicJobCount({ signal: controller.signal }).then(
      ({ openCount }) => setCount(openCount),
      (cause: unknown) => {
        if (!controller.signal.aborted) logger.error('Cannot count the open jobs', cause);
      },
    );
    return () => controller.abort();
  }, []);
  const formatted = format.number(count);
  return (
    <Text weight="strong">
      {count === 0
        ? '\u00a0'
        : t(count < countedUpTo ? 'login.open' : 'login.openMany', { count, formatted })}
    </Text>
  );
}
