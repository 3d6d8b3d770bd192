import { type StudentQr, useStudentQr } from '@michi/api/user';
import { isRecord, parseJson } from '../../parseJson.ts';
import { userEntry } from '../../session/entries.ts';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Suspense, useContext, useEffect, useState, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../errors/errorMessage.ts';
import { ClockContext, useFormat, useIsOver } from '../../format/useFormat.ts';
import { lazyPart } from '../screen/lazyPart.tsx';
import { OpenDialog } from './OpenDialog.tsx';

const entry = userEntry('STUDENT_QR');

/** Caches a code in this tab until the session ends, for a reload without a network. */
export const cacheQr = ({ token, expiresAt }: StudentQr): void =>
  entry.write(JSON.stringify({ token, expiresAt }));

const isQr = (value: unknown): value is StudentQr =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['expiresAt'] === 'string';

/** The cached code; null if there is none or it has expired. */
const readCachedQr = (now: Date): StudentQr | null => {
  const cached = parseJson(entry.read());
  if (isQr(cached) && Date.parse(cached.expiresAt) > now.getTime()) return cached;
  entry.remove();
  return null;
};

const QrCode = lazyPart(async () => ({ default: (await import('@michi/design-system/qr-code')).QrCode }));

const second = 1000;

/** Minutes and seconds until a time, counting down. Not announced. */
function TimeLeft({ until }: { readonly until: string }) {
  const { t } = useTranslation('labels');
  const now = useContext(ClockContext);
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(count, second);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(Math.ceil((Date.parse(until) - now().getTime()) / second), 0);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div role="timer">
      <Text weight="strong" align="center">
        {t('studentQr.left', { time })}
      </Text>
    </div>
  );
}

const minute = 60_000;

/** A code is valid for five minutes; it is renewed one minute earlier. */
const renewal = 4 * minute;

/** Width of the code in px, for the narrowest phone. */
const size = 280;

/** The student's QR code. It renews itself; without a network, also after a reload, it stays visible until it expires. */
function StudentQrCode() {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const now = useContext(ClockContext);
  const [cached] = useState(() => readCachedQr(now()));
  const { data, error, isError, isFetching, fetchStatus, refetch } = useStudentQr({
    query: {
      ...(cached !== null && { initialData: cached }),
      staleTime: renewal,
      refetchInterval: renewal,
      // The interval restarts at mount, when a cached code may be some minutes old.
      refetchOnMount: 'always',
    },
  });
  useEffect(() => {
    if (data !== undefined) cacheQr(data);
  }, [data]);
  const isExpired = useIsOver(data?.expiresAt ?? null);
  const isOffline = fetchStatus === 'paused';
  const again = !isOffline && (
    <Button working={isFetching} workingLabel={t('studentQr.renewing')} onClick={() => void refetch()}>
      {t('studentQr.renew')}
    </Button>
  );
  if (data !== undefined && !isExpired) {
    const time = format.time(data.expiresAt);
    return (
      <Stack gap="small" align="center">
        <Suspense fallback={<Skeleton kind="picture" />}>
          <QrCode text={data.token} label={t('studentQr.picture')} size={size} />
        </Suspense>
        <div role="status">
          <Text align="center">{t(isOffline ? 'studentQr.offline' : 'studentQr.goodUntil', { time })}</Text>
        </div>
        {isOffline && <TimeLeft until={data.expiresAt} />}
      </Stack>
    );
  }
  if (data !== undefined) {
    return (
      <Alert tone="warning" title={t('studentQr.expired')} actions={again}>
        {t(isOffline ? 'studentQr.expiredOffline' : 'studentQr.expiredNote')}
      </Alert>
    );
  }
  if (isOffline) {
    return (
      <Alert tone="warning" title={t('studentQr.none')}>
        {t('studentQr.noneOffline')}
      </Alert>
    );
  }
  if (isError) {
    return (
      <Alert tone="danger" title={t('studentQr.failed')} actions={again}>
        {errorMessage(error, shared)}
      </Alert>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{t('studentQr.loading')}</VisuallyHidden>
      <Skeleton kind="picture" />
    </div>
  );
}

export function StudentQrDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('labels');
  return (
    <OpenDialog onClose={onClose} size="small" title={t('studentQr.title')} description={t('studentQr.what')}>
      <StudentQrCode />
    </OpenDialog>
  );
}
