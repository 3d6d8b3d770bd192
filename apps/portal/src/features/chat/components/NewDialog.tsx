import { useListChatEntities, type ChatContact } from '@michi/api/chat';
import { useProfile } from '@michi/api/user';
import { Heading } from '@michi/design-system/heading';
import { ListRow } from '@michi/design-system/list-row';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notWritableMessage } from '../chatLabels.ts';
import { useBeginThread } from '../useBeginThread.ts';
import { EntityAvatar } from './EntityAvatar.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

/** Most parties listed; others are found by search. */
const shown = 50;

export interface NewDialogProps {
  readonly onOpen: (thread: string) => void;
  readonly onClose: () => void;
}

/** Parties the student may write to; for the others of a search, why not. */
export default function NewDialog({ onOpen, onClose }: NewDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const { data: profile } = useProfile();
  const hasUniversity = profile?.isNonUniversity === false;
  const [search, setSearch] = useState('');
  const { opening, begin } = useBeginThread(onOpen);
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
          onSearch={(words) => setSearch(words.trim())}
        />
        <Contacts search={search} opening={opening} onChoose={begin} />
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
    { size: shown, ...(search !== '' && { search }) },
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
  const { data } = useListChatEntities({ size: shown, search, isWritable: false });
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
