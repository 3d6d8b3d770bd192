import {
  getListSessionsQueryKey,
  invalidateListSessions,
  useDeleteSession,
  useListSessions,
  useDeleteSessions,
  type ActiveSession,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Icon } from '@michi/design-system/icon';
import { SettingsBlock, SettingsRow } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { useLeavePortal } from '../useLeavePortal.ts';
import { Loaded, Section } from './Section.tsx';

/** Where the student is logged in, and how to end it there or everywhere. */
export function SessionsSection() {
  const sessions = useListSessions();
  return (
    <Section id="sessions">
      <Loaded query={sessions} rows={2}>
        {(data) => <SessionRows sessions={data} />}
      </Loaded>
    </Section>
  );
}

function SessionRows({ sessions }: { readonly sessions: readonly ActiveSession[] }) {
  const { t } = useTranslation('settings');
  const [isLeaving, setLeaving] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(list, sessions.length);
  return (
    <div ref={list} role="group" aria-label={t('sessions.label')} tabIndex={-1}>
      {sessions.length === 0 && (
        <SettingsBlock>
          <Text tone="soft">{t('sessions.empty')}</Text>
        </SettingsBlock>
      )}
      {sessions.map((each) => (
        <SessionRow key={each.id} session={each} />
      ))}
      <SettingsRow
        label={t('sessions.everywhere')}
        note={t('sessions.everywhereNote')}
        actions={
          <Button size="small" onClick={() => setLeaving(true)}>
            {t('sessions.everywhere')}
          </Button>
        }
      />

      {isLeaving && <SignOutEverywhereDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

const handheld = /android|ios|ipados/i;

function SessionRow({ session }: { readonly session: ActiveSession }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const client = useQueryClient();
  const { id, isCurrent, browser, operatingSystem, createdAt, lastUsedAt } = session;
  const { mutate, isPending } = useDeleteSession({
    mutation: {
      onSuccess: () => {
        client.setQueryData<readonly ActiveSession[]>(getListSessionsQueryKey(), (before) =>
          before?.filter((each) => each.id !== id),
        );
        notify.success(t('sessions.signedOut'));
      },
      onSettled: () => invalidateListSessions(client),
    },
  });
  const name =
    browser !== null && operatingSystem !== null
      ? t('sessions.device', { browser, operatingSystem })
      : (browser ?? operatingSystem ?? t('sessions.unknown'));
  return (
    <SettingsRow
      label={name}
      leading={<Icon icon={handheld.test(operatingSystem ?? '') ? Smartphone : Monitor} />}
      {...(isCurrent && { badge: <Badge tone="brand">{t('sessions.here')}</Badge> })}
      note={
        <Stack gap="none">
          <span>{t('sessions.lastUsed', { date: format.dateAndTime(lastUsedAt) })}</span>
          <span>{t('sessions.since', { date: format.date(createdAt) })}</span>
        </Stack>
      }
      {...(!isCurrent && {
        actions: (
          <Button size="small" working={isPending} workingLabel={t('working')} onClick={() => mutate({ id })}>
            {t('sessions.signOut')}
          </Button>
        ),
      })}
    />
  );
}

/** Asks for confirmation before every session is ended, including this one. */
function SignOutEverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const leavePortal = useLeavePortal();
  const { mutate, isPending } = useDeleteSessions({
    mutation: { onSuccess: () => leavePortal(t('sessions.everywhereDone')) },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('sessions.everywhereTitle')}
      description={t('sessions.everywhereText')}
      labels={{ goBack: t('goBack'), confirm: t('sessions.everywhere'), working: t('working') }}
      isWorking={isPending}
      onConfirm={() => mutate()}
    />
  );
}
