import {
  updateUserEntity,
  useListChatEntities,
  type ChatContact,
  type ChatContactDetail,
} from '@michi/api/chat';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { ListRow } from '@michi/design-system/list-row';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useHasLeft } from '../../../shared/navigation/history.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { notWritableMessage } from '../chatLabels.ts';
import { refreshLists } from '../useThreadMessages.ts';
import { EntityAvatar } from './EntityAvatar.tsx';

/**
 * Opens the thread with a party, and creates it if there is none.
 * @param onOpen called with its id, unless the reader has left meanwhile
 */
export const useStartThread = (onOpen: (thread: string) => void) => {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const hasLeft = useHasLeft();
  const [opening, setOpening] = useState<string | null>(null);
  const start = async ({ entity, threadUniqueId }: ChatContact) => {
    if (threadUniqueId !== null) {
      onOpen(threadUniqueId);
      return;
    }
    setOpening(entity.id);
    try {
      const thread = await updateUserEntity({ entityType: entity.type, entityId: entity.id });
      refreshLists(client);
      if (!hasLeft()) onOpen(thread.threadUniqueId);
    } catch (error) {
      notify.error(errorMessage(error, t));
      setOpening(null);
    }
  };
  return {
    /** Id of the party whose thread is being opened; null for none. */
    opening,
    start: (contact: ChatContact) => void start(contact),
  } as const;
};

interface StartThreadProps {
  readonly contact: ChatContactDetail;
  readonly onStarted: (thread: string) => void;
}

/** Button for starting a conversation with a company, or why that is not possible. */
export function StartThread({ contact, onStarted }: StartThreadProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { opening, start } = useStartThread(onStarted);
  const { entity, notWritableReason } = contact;
  const title = pickBilingual(entity, 'name', language);
  if (notWritableReason !== null) {
    return (
      <EmptyState title={title} description={notWritableMessage(notWritableReason, entity, language, t)} />
    );
  }
  return (
    <EmptyState
      title={title}
      description={t('thread.emptyNote')}
      actions={
        <Button
          variant="primary"
          working={opening !== null}
          workingLabel={t('new.opening')}
          onClick={() => start(contact)}
        >
          {t('company.write')}
        </Button>
      }
    />
  );
}

/** Parties listed at most; a search finds the others. */
const maxContacts = 50;

interface NewThreadDialogProps {
  readonly onOpen: (thread: string) => void;
  readonly onClose: () => void;
}

/** Parties the student may write to; for the others of a search, why not. */
export function NewThreadDialog({ onOpen, onClose }: NewThreadDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const { data: profile } = useProfile();
  const hasUniversity = profile?.isNonUniversity === false;
  const [search, setSearch] = useState('');
  const { opening, start } = useStartThread(onOpen);
  return (
    <OpenDialog
      onClose={onClose}
      title={t('new.title')}
      description={t(hasUniversity ? 'new.what' : 'new.whatWithoutUniversity')}
    >
      <Stack gap="medium">
        <SearchField
          label={t('new.search')}
          labelHidden
          placeholder={t('new.search')}
          clearLabel={shared('actions.clear')}
          onSearch={(text) => setSearch(text.trim())}
        />
        <Contacts search={search} opening={opening} onChoose={start} />
        {search !== '' && <OtherContacts search={search} />}
      </Stack>
    </OpenDialog>
  );
}

interface ContactsProps {
  readonly search: string;
  readonly opening: string | null;
  readonly onChoose: (contact: ChatContact) => void;
}

function Contacts({ search, opening, onChoose }: ContactsProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { data, isError, refetch } = useListChatEntities(
    { size: maxContacts, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" title={t('new.failed')} onTryAgain={refetch} />
    ) : (
      <SkeletonRows label={t('new.loading')} count={4} />
    );
  }
  if (data.data.length === 0) return <Text tone="soft">{t('new.none')}</Text>;
  return (
    <ul>
      {data.data.map((contact) => {
        const { entity } = contact;
        return (
          <ListRow
            key={entity.id}
            link={<button type="button" onClick={() => onChoose(contact)} />}
            leading={<EntityAvatar entity={entity} />}
            title={<bdi>{pickBilingual(entity, 'name', language)}</bdi>}
            subtitle={opening === entity.id && t('new.opening')}
          />
        );
      })}
    </ul>
  );
}

function OtherContacts({ search }: { readonly search: string }) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { data } = useListChatEntities({ size: maxContacts, search, isWritable: false });
  const others = data?.data.filter(({ notWritableReason }) => notWritableReason !== null) ?? [];
  if (others.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="body">
        {t('new.others')}
      </Heading>
      <ul>
        {others.map(({ entity, notWritableReason }) => (
          <ListRow
            key={entity.id}
            leading={<EntityAvatar entity={entity} />}
            title={<bdi>{pickBilingual(entity, 'name', language)}</bdi>}
            subtitle={
              notWritableReason !== null && notWritableMessage(notWritableReason, entity, language, t)
            }
          />
        ))}
      </ul>
    </Stack>
  );
}
