import { appName } from '@michi/api/session';
import { forgotPasswordRequestLimits as limits, requestPasswordReset } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../shared/navigation/paths.ts';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { isEmail, typedEmail } from '../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';

/**
 * Requests a mail for choosing a new password. The notice is the same whether or not the email exists, so that it does
 * not reveal accounts. It is shown after the server has accepted the request: after a failure nothing was sent, so the
 * form shows the error instead.
 */
export function Component() {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const loginState: unknown = location.state;
  const texts = useTextRules();
  /** Counts accepted requests: each shows the notice again, so that it is announced again. */
  const [requestCount, setRequestCount] = useState(0);
  const state = useSentForm({
    id: 'forgot-password',
    names: ['email'],
    hasErrorSummary: false,
    schema: z.object({
      email: texts.needed(limits.email, t('required.email')).check(z.refine(isEmail, t('rules.email'))),
    }),
    defaultValues: { email: '' },
    send: ({ email }) => requestPasswordReset({ email: typedEmail(email), appName }),
    onSent: () => setRequestCount((times) => times + 1),
    onRefused: () => setRequestCount(0),
  });

  return (
    <AuthFrame>
      <Stack gap="large">
        <ScreenIntroduction title={t('forgot.title')}>{t('forgot.text')}</ScreenIntroduction>
        {requestCount > 0 && (
          <Alert key={requestCount} tone="info" title={t('forgot.sent')}>
            {t('forgot.sentText')}
          </Alert>
        )}
        <SentForm state={state} gap="medium" method="post" action={paths.forgotPassword}>
          <TextField
            {...state.field('email')}
            required
            label={t('fields.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <SubmitButton
            variant={requestCount === 0 ? 'primary' : 'secondary'}
            size="large"
            fullWidth
            state={state}
            workingLabel={t('sending')}
          >
            {t(requestCount === 0 ? 'forgot.submit' : 'sendAgain')}
          </SubmitButton>
        </SentForm>
        <Text align="center">
          <Link asChild>
            <RouterLink to={{ pathname: paths.login, search: location.search }} state={loginState}>
              {t('toLogin')}
            </RouterLink>
          </Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
