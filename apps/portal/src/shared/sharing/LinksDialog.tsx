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
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../errors/errorMessage.ts';
import { ClockContext, useFormat } from '../format/useFormat.ts';
import { OpenDialog } from '../ui/dialogs/OpenDialog.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { shareAndNotify } from '../ui/toasts/shareAndNotify.ts';

/** The days a link can be good for; the contract takes 1 to 90. */
const days = ['7', '14', '30', '90'] as const;

/** A private link to something of the student's. */
export interface SharedLink {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly viewCount: number;
  readonly lastViewedAt: string | null;
  /** Whom it was also shared with by name. */
  readonly counsellorName?: string | undefined;
}

interface LinksQuery {
  readonly data: readonly SharedLink[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface LinksDialogProps {
  readonly title: string;
  /** What somebody with the link sees and can do. */
  readonly description: string;
  /** Title of what is shared, for the share sheet of the device. */
  readonly sharedTitle: string;
  readonly links: LinksQuery;
  /** Says that there are no links. */
  readonly none: string;
  /** Further choices for a new link. */
  readonly choices?: ReactNode;
  /** Creates a link. @returns its secret, which is shown this once */
  readonly create: (days: number) => Promise<string>;
  /** The address with a secret. */
  readonly toShared: (token: string) => string;
  readonly revoke: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Private links: creates them, shows how often each was opened, and revokes them. */
export function LinksDialog({
  title,
  description,
  sharedTitle,
  links,
  none,
  choices,
  create,
  toShared,
  revoke,
  onClose,
}: LinksDialogProps) {
  const { t } = useTranslation('sharing');
  const { t: shared } = useTranslation('shared');
  const [length, setLength] = useState<(typeof days)[number]>('14');
  const { mutate, isPending, error, data } = useMutation({ mutationFn: create });
  return (
    <OpenDialog
      onClose={onClose}
      title={title}
      description={description}
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
              label={t('length')}
              value={length}
              onValueChange={setLength}
              options={days.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
            />
            {choices}
            <Button
              variant="primary"
              working={isPending}
              workingLabel={t('working')}
              onClick={() => mutate(Number(length))}
            >
              {t('create')}
            </Button>
          </Inline>
        ) : (
          <NewLink title={sharedTitle} address={toShared(data)} />
        )}
        <Links links={links} none={none} revoke={revoke} />
      </Stack>
    </OpenDialog>
  );
}

function NewLink({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTranslation('sharing');
  const url = new URL(address, location.href).href;
  const share = () => shareAndNotify({ title, url }, { copied: t('copied'), failed: t('notCopied') });
  return (
    <Alert
      tone="success"
      title={t('made')}
      actions={
        <Button icon={Share2} onClick={() => void share()}>
          {t('passOn')}
        </Button>
      }
    >
      <Stack gap="small">
        <Text>{t('once')}</Text>
        <CopyableText
          label={t('link')}
          text={url}
          copyLabel={t('copy')}
          copiedLabel={t('copiedShort')}
          failedLabel={t('notCopied')}
        />
      </Stack>
    </Alert>
  );
}

type LinksProps = Pick<LinksDialogProps, 'links' | 'none' | 'revoke'>;

function Links({ links: { data, isError, refetch }, none, revoke }: LinksProps) {
  const { t } = useTranslation('sharing');
  const { t: shared } = useTranslation('shared');
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
        {t('failed')}
      </Alert>
    ) : (
      <SkeletonRows label={t('loading')} count={1} />
    );
  }
  if (data.length === 0) return <Text tone="soft">{none}</Text>;
  return (
    <Stack as="ul" gap="none">
      {data.map((link) => (
        <LinkRow key={link.id} link={link} revoke={revoke} />
      ))}
    </Stack>
  );
}

interface LinkRowProps extends Pick<LinksDialogProps, 'revoke'> {
  readonly link: SharedLink;
}

function LinkRow({
  link: { id, createdAt, expiresAt, viewCount, lastViewedAt, counsellorName },
  revoke,
}: LinkRowProps) {
  const { t } = useTranslation('sharing');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const now = use(ClockContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => revoke(id),
    onSuccess: () => notify.success(t('revoked')),
    onError: (error) => notify.error(errorMessage(error, shared)),
  });
  const isOver = new Date(expiresAt) <= now();
  const date = format.date(expiresAt);
  return (
    <ListRow
      title={t('views', { count: viewCount })}
      subtitle={format.list([
        lastViewedAt === null
          ? t('madeOn', { date: format.date(createdAt) })
          : t('lastViewed', { date: format.dateAndTime(lastViewedAt) }),
        counsellorName === undefined ? null : t('forCounsellor', { name: counsellorName }),
      ])}
      footer={
        isOver ? <Badge>{t('over', { date })}</Badge> : <Badge tone="success">{t('until', { date })}</Badge>
      }
      aside={
        !isOver && (
          <Button
            size="small"
            variant="danger"
            working={isPending}
            workingLabel={t('working')}
            onClick={() => mutate()}
          >
            {t('revoke')}
          </Button>
        )
      }
    />
  );
}
