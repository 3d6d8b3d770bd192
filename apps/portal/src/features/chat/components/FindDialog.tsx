import { useListMessages, type ChatMessage, type ChatThread } from '@michi/api/chat';
import { ListRow } from '@michi/design-system/list-row';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { useTotalLabel } from '../../../shared/ui/results/Pages.tsx';
import { lineOf } from '../chatLabels.ts';

const maxResults = 50;

export interface FindDialogProps {
  readonly thread: ChatThread;
  readonly search: string;
  /** Opens a found message by its number. */
  readonly onFound: (message: number) => void;
  readonly onClose: () => void;
}

/** Searches a whole conversation, and opens a result among the messages around it. */
export function FindDialog({ thread, search: given, onFound, onClose }: FindDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const [search, setSearch] = useState(given);
  return (
    <OpenDialog onClose={onClose} title={t('find.title')}>
      <Stack gap="medium">
        <SearchField
          label={t('find.label')}
          labelHidden
          placeholder={t('find.label')}
          clearLabel={shared('actions.clear')}
          defaultValue={search}
          onSearch={(text) => setSearch(text.trim())}
        />
        {search === '' ? (
          <Text tone="soft">{t('find.start')}</Text>
        ) : (
          <Results thread={thread.threadUniqueId} search={search} onFound={onFound} />
        )}
      </Stack>
    </OpenDialog>
  );
}

interface ResultsProps {
  readonly thread: string;
  readonly search: string;
  readonly onFound: (message: number) => void;
}

function Results({ thread, search, onFound }: ResultsProps) {
  const { t } = useTranslation('chat');
  const totalLabel = useTotalLabel();
  const { data, isError, refetch } = useListMessages(
    thread,
    { search, size: maxResults },
    { query: { placeholderData: keepPreviousData } },
  );
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" title={t('find.failed')} onTryAgain={refetch} />
    ) : (
      <SkeletonRows label={t('find.loading')} count={3} />
    );
  }
  const count = data.totalRecords;
  return (
    <>
      <Text as="div" size="small" tone="soft">
        <span role="status">
          {count === 0 ? t('find.none') : totalLabel(count, (counted) => t('find.count', counted))}
        </span>
      </Text>
      <ul>
        {data.data.map((message) => (
          <ResultRow key={message.sequence} message={message} onFound={onFound} />
        ))}
      </ul>
    </>
  );
}

function ResultRow({ message, onFound }: Pick<ResultsProps, 'onFound'> & { readonly message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const sender = message.isMine ? t('messages.you') : pickBilingual(message, 'senderName', language);
  return (
    <ListRow
      link={<button type="button" onClick={() => onFound(message.sequence)} />}
      title={<bdi>{sender}</bdi>}
      subtitle={format.dateAndTime(message.sentAt)}
      meta={
        <Text as="div" preserveLines>
          <bdi>{lineOf(message, t)}</bdi>
        </Text>
      }
    />
  );
}
