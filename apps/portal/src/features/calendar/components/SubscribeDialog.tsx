import { getCalendarFileUrl, getShowCalendarQueryKey, useRenewCalendarToken } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { CopyableText } from '@michi/design-system/copyable-text';
import { Dialog } from '@michi/design-system/dialog';
import { QrCode } from '@michi/design-system/qr-code';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';

export interface SubscribeDialogProps {
  readonly trigger: ReactElement;
  readonly token: string;
}

/** The address of the calendar for other applications: to open, to copy, to scan, and to replace by a new one. */
export function SubscribeDialog({ trigger, token }: SubscribeDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: shared } = useTranslation('shared');
  const [isAsking, setAsking] = useState(false);
  const address = useCalendarFileAddress(token);
  // Calendars without their own scheme read the same address over the web.
  const webcal = address.replace(/^https?:/, 'webcal:');
  return (
    <Dialog
      trigger={trigger}
      onOpenChange={() => setAsking(false)}
      title={t('subscribe.title')}
      description={t('subscribe.description')}
      closeLabel={shared('actions.close')}
    >
      <Stack gap="large">
        <Button asChild variant="primary" icon={CalendarPlus}>
          <a href={webcal}>{t('subscribe.open')}</a>
        </Button>
        <CopyableText
          label={t('subscribe.address')}
          text={address}
          copyLabel={t('subscribe.copy')}
          copiedLabel={t('subscribe.copied')}
          failedLabel={t('subscribe.copyFailed')}
        />
        <Stack gap="xsmall">
          <Text>{t('subscribe.scan')}</Text>
          <QrCode text={webcal} label={t('subscribe.qr')} size={176} />
        </Stack>
        <Text tone="soft">{t('subscribe.private')}</Text>
        {isAsking ? (
          <RenewQuestion onDone={() => setAsking(false)} />
        ) : (
          <div>
            <Button onClick={() => setAsking(true)}>{t('subscribe.renew')}</Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

const useCalendarFileAddress = (token: string): string => {
  const { services } = useRuntimeSettings();
  const path = getCalendarFileUrl({ token });
  const base = services['user'];
  return new URL(base === undefined ? path : path.replace('/api/user', base), globalThis.location.href).href;
};

function RenewQuestion({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  const { mutate, isPending } = useRenewCalendarToken({
    mutation: {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: getShowCalendarQueryKey() });
        notify.success(t('subscribe.renewed'));
        onDone();
      },
    },
  });
  return (
    <Alert
      tone="warning"
      title={t('subscribe.renewTitle')}
      actions={
        <>
          <Button size="small" onClick={onDone}>
            {t('subscribe.keep')}
          </Button>
          <Button
            size="small"
            variant="danger"
            working={isPending}
            workingLabel={t('subscribe.working')}
            onClick={() => mutate()}
          >
            {t('subscribe.renewConfirm')}
          </Button>
        </>
      }
    >
      {t('subscribe.renewText')}
    </Alert>
  );
}
