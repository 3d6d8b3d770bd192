import { useListMessages, type ChatMessage, type ChatThread, type ListMessagesParams } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { EmptyState } from '@michi/design-system/empty-state';
import { ListRow } from '@michi/design-system/list-row';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { lineOf } from '../chatWords.ts';

/** Messages found that are listed. */
const most = 50;

/** Messages shown before and after a found one. */
const around = 10;

export interface FindDialogProps {
  readonly thread: ChatThread;
  /** What is looked for at first; empty for nothing. */
  readonly search: string;
  readonly onClose: () => void;
}

/** Looks for words in a conversation, however long ago they were said, and shows what stood around them. */
export default function FindDialog({ thread, search: given, onClose }: FindDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const [search, setSearch] = useState(given);
  const [chosen, setChosen] = useState<number | null>(null);
  const id = thread.threadUniqueId;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('find.title')}
      closeLabel={shared('actions.close')}
    >
      <Stack gap="medium">
        {chosen === null ? (
          <>
            <SearchField
              label={t('find.label')}
              labelHidden
              placeholder={t('find.label')}
              clearLabel={shared('actions.clear')}
              defaultValue={search}
              onSearch={(words) => setSearch(words.trim())}
            />
            {search === '' ? (
              <Text tone="soft">{t('find.start')}</Text>
            ) : (
              <Found thread={id} params={{ search, size: most }} onChoose={setChosen} />
            )}
          </>
        ) : (
          <>
            <Button size="small" variant="ghost" flush icon={ArrowLeft} onClick={() => setChosen(null)}>
              {t('find.back')}
            </Button>
            <Found
              thread={id}
              params={{ before: chosen + around + 1, size: 2 * around + 1 }}
              chosen={chosen}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  readonly thread: string;
  readonly params: ListMessagesParams;
  /** Number of the message that stands in the middle. */
  readonly chosen?: number;
  readonly onChoose?: (sequence: number) => void;
}

function Found({ thread, params, chosen, onChoose }: FoundProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { data, isError, refetch } = useListMessages(thread, params, {
    query: { placeholderData: keepPreviousData, meta: { isSilent: true } },
  });
  if (data === undefined) {
    return isError ? (
      <EmptyState
        plain
        size="card"
        title={t('find.failed')}
        actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
      />
    ) : (
      <SkeletonRows label={t('find.loading')} count={3} />
    );
  }
  const isContext = chosen !== undefined;
  // What was found reads the newest first, a conversation the oldest first.
  const messages = isContext ? data.data.toReversed() : data.data;
  const count = data.totalRecords;
  return (
    <>
      {!isContext && (
        <Text as="div" size="small" tone="soft">
          <span role="status">
            {count === 0 ? t('find.none') : t('find.count', { count, formatted: format.number(count) })}
          </span>
        </Text>
      )}
      <ul>
        {messages.map((message) => (
          <FoundRow
            key={message.sequence}
            message={message}
            isChosen={message.sequence === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  );
}

interface FoundRowProps {
  readonly message: ChatMessage;
  readonly isChosen: boolean;
  readonly onChoose: ((sequence: number) => void) | undefined;
}

function FoundRow({ message, isChosen, onChoose }: FoundRowProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const sender = message.isMine ? t('messages.you') : pickBilingual(message, 'senderName', language);
  return (
    <ListRow
      {...(onChoose !== undefined && {
        link: <button type="button" onClick={() => onChoose(message.sequence)} />,
      })}
      selected={isChosen}
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
