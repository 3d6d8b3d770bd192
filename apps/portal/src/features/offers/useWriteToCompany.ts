import { getShowChatEntityQueryOptions, updateUserEntity } from '@michi/api/chat';
import type { OfferLetter } from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { toChat } from '../../shared/navigation/paths.ts';
import { writeInChat } from '../../shared/offline/drafts/chatDraft.ts';
import { useHasLeft } from '../../shared/navigation/useHasLeft.ts';
import { offerReferenceOf } from '../../shared/ui/offer/offerReferenceOf.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';

/**
 * Opens the conversation with the company of an offer, with a text in its field and the offer attached, and begins it
 * where there is none. Nothing is sent: the student does that there. Nothing happens for a reader who has left the screen
 * meanwhile.
 */
export const useWriteToCompany = (letter: OfferLetter) => {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const [isOpening, setOpening] = useState(false);
  const { company } = letter.offer.job;
  const open = async (text: string) => {
    setOpening(true);
    try {
      const contact = await client.fetchQuery(getShowChatEntityQueryOptions(company.id));
      if (hasLeft()) return;
      if (contact.notWritableReason !== null) {
        notify.error(t('write.notPossible'));
        return;
      }
      const { entity, threadUniqueId } = contact;
      const thread =
        threadUniqueId ??
        (await updateUserEntity({ entityType: entity.type, entityId: entity.id })).threadUniqueId;
      if (threadUniqueId === null) void client.invalidateQueries({ queryKey: ['api', 'chat'] });
      if (hasLeft()) return;
      writeInChat(thread, text, offerReferenceOf(letter));
      void navigate(toChat({ thread }));
    } catch (error) {
      if (!hasLeft()) notify.error(errorMessage(error, shared));
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, open: (text: string) => void open(text) } as const;
};
