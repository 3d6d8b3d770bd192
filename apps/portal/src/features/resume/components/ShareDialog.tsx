import {
  invalidateListResumes,
  invalidateListResumeShares,
  useCreateResumeShare,
  useDeleteResumeShare,
  useListResumeShares,
  type Resume,
  type ResumeShare,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { CopyableText } from '@michi/design-system/copyable-text';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Select } from '@michi/design-system/select';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { shareAndNotify } from '../../../shared/ui/toasts/shareAndNotify.ts';
import { toSharedResume } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

/** The days a link can be good for; the contract takes 1 to 90. */
const days = ['7', '14', '30', '90'] as const;

export interface ShareDialogProps {
  readonly resume: Resume;
  readonly onClose: () => void;
}

/** Private links to a resume: creates them, shows how often each was opened, and revokes them. */
export function ShareDialog({ resume, onClose }: ShareDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const [length, setLength] = useState<(typeof days)[number]>('14');
  const { mutate, isPending, error, data } = useCreateResumeShare({
    mutation: {
      onSuccess: async () => {
        await Promise.all([invalidateListResumeShares(client, resume.id), invalidateListResumes(client)]);
      },
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t('share.title')}
      description={t('share.what')}
      footer={<Button onClick={onClose}>{shared('actions.close')}</Button>}
    >
      <Stack gap="large">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, shared)}
          </Alert>
        )}
        {data === undefined ? (
          <Inline gap="small" align="end">
            <Select
              label={t('share.length')}
              value={length}
              onValueChange={setLength}
              options={days.map((value) => ({ value, label: t('share.days', { count: Number(value) }) }))}
            />
            <Button
              variant="primary"
              working={isPending}
              workingLabel={t('working')}
              onClick={() => mutate({ id: resume.id, data: { days: Number(length) } })}
            >
              {t('share.create')}
            </Button>
          </Inline>
        ) : (
          <NewLink title={resume.title} token={data.token} />
        )}
        <Links resume={resume} />
      </Stack>
    </OpenDialog>
  );
}

function NewLink({ title, token }: { readonly title: string; readonly token: string }) {
  const { t } = useTranslation('resume');
  const url = new URL(toSharedResume(token), location.href).href;
  const share = () =>
    shareAndNotify({ title, url }, { copied: t('share.copied'), failed: t('share.notCopied') });
  return (
    <Alert
      tone="success"
      title={t('share.made')}
      actions={
        <Button icon={Share2} onClick={() => void share()}>
          {t('share.passOn')}
        </Button>
      }
    >
      <Stack gap="small">
        <Text>{t('share.once')}</Text>
        <CopyableText
          label={t('share.link')}
          text={url}
          copyLabel={t('share.copy')}
          copiedLabel={t('share.copiedShort')}
          failedLabel={t('share.notCopied')}
        />
      </Stack>
    </Alert>
  );
}

function Links({ resume: { id } }: { readonly resume: Resume }) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { data, isError, refetch } = useListResumeShares(id);
  if (data === undefined) {
    return isError ? (
      <Alert
        tone="danger"
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {shared('actions.tryAgain')}
          </Button>
        }
      >
        {t('share.failed')}
      </Alert>
    ) : (
      <SkeletonRows label={t('share.loading')} count={1} />
    );
  }
  if (data.length === 0) return <Text tone="soft">{t('share.none')}</Text>;
  return (
    <Stack as="ul" gap="none">
      {data.map((share) => (
        <LinkRow key={share.id} resumeId={id} share={share} />
      ))}
    </Stack>
  );
}

function LinkRow({ resumeId, share }: { readonly resumeId: string; readonly share: ResumeShare }) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const now = use(ClockContext);
  const client = useQueryClient();
  const { mutate, isPending } = useDeleteResumeShare({
    mutation: {
      onSuccess: async () => {
        notify.success(t('share.revoked'));
        await Promise.all([invalidateListResumeShares(client, resumeId), invalidateListResumes(client)]);
      },
    },
  });
  const { id, createdAt, expiresAt, viewCount, lastViewedAt } = share;
  const isOver = new Date(expiresAt) <= now();
  const date = format.date(expiresAt);
  return (
    <ListRow
      title={t('share.views', { count: viewCount })}
      subtitle={
        lastViewedAt === null
          ? t('share.madeOn', { date: format.date(createdAt) })
          : t('share.lastViewed', { date: format.dateAndTime(lastViewedAt) })
      }
      footer={
        isOver ? (
          <Badge>{t('share.over', { date })}</Badge>
        ) : (
          <Badge tone="success">{t('share.until', { date })}</Badge>
        )
      }
      aside={
        !isOver && (
          <Button
            size="small"
            variant="danger"
            working={isPending}
            workingLabel={t('working')}
            onClick={() => mutate({ id })}
          >
            {t('share.revoke')}
          </Button>
        )
      }
    />
  );
}
