import {
  SettingsSection,
  SettingsBlock,
  type SettingsSectionProps,
} from '@michi/design-system/settings-section';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import type { SectionId } from '../sections.ts';

interface SectionProps extends Pick<SettingsSectionProps, 'tone' | 'headerEnd' | 'children'> {
  readonly id: SectionId;
}

export function Section({ id, ...rest }: SectionProps) {
  const { t } = useTranslation('settings');
  return <SettingsSection {...rest} id={id} title={t(`sections.${id}`)} description={t(`notes.${id}`)} />;
}

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Number of placeholder rows. */
  readonly rows: number;
  readonly children: (data: Data) => ReactNode;
}

/** The rows of a section once their data have loaded; before that placeholders, after a failure a retry button. */
export function Loaded<Data>({ query, rows, children }: LoadedProps<Data>) {
  const { t } = useTranslation('settings');
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <SettingsBlock>
        <FailedAlert onTryAgain={refetch}>{t('failed')}</FailedAlert>
      </SettingsBlock>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <SettingsBlock key={index}>
          <Stack gap="xsmall">
            <Skeleton kind="title" width="quarter" />
            <Skeleton width="half" />
          </Stack>
        </SettingsBlock>
      ))}
    </>
  );
}
