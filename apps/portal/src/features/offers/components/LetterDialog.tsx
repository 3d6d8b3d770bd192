import { getShowChatEntityQueryOptions, sendMessageRequestLimits, updateUserEntity } from '@michi/api/chat';
import type { OfferLetter } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import { useProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { CopyButton } from '@michi/design-system/copy-button';
import { Dialog } from '@michi/design-system/dialog';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { createFormat } from '../../../shared/format/createFormat.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useIsOver } from '../../../shared/format/useFormat.ts';
import { languageNames, languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toChat } from '../../../shared/navigation/paths.ts';
import { useHasLeft } from '../../../shared/navigation/history.tsx';
import { writeInChat, drafts } from '../../../shared/offline/drafts.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { offerReferenceOf } from '../../../shared/ui/detail/OfferCard.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { composeLetter, hasBlank, lettersFor, type LetterFacts, type LetterKind } from '../letters.ts';
import { offerNotesQuery } from '../queries.ts';

interface LetterDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
}

const { text: limits } = sendMessageRequestLimits;

/** A letter to the company, filled from the offer and edited before it goes to the chat, where the student sends it. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const { language: reading, offered } = useLanguage();
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext);
  const { data: profile } = useProfile();
  const { offer } = letter;
  const isOver = useIsOver(offer.expiresAt);
  const status = offer.status === 'OFFERED' && isOver ? 'EXPIRED' : offer.status;
  const { data: dossier } = useQuery(offerNotesQuery(offer.applicationId));
  const kinds = lettersFor(status);
  const [chosen, setChosen] = useState<LetterKind>('thanks');
  const kind = kinds.includes(chosen) ? chosen : 'thanks';
  const [language, setLanguage] = useState<Language>(reading);
  const draftName = `letter-${offer.id}`;
  const [edits, setEdits] = useState(() => drafts.read(draftName));
  const [error, setError] = useState<string | null>(null);
  const [isWarned, setWarned] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = useWriteToCompany(letter);
  const texts = useTextRules();
  const format = createFormat({ language, timeZone, now, t: shared });
  const interview = dossier?.interviews.findLast(({ result }) => result !== null);
  const facts: LetterFacts = {
    kind: offer.job.kind,
    company: pickBilingual(offer.job.company, 'name', language),
    position: pickBilingual(letter, 'position', language),
    student: pickBilingual(letter, 'studentName', language),
    university:
      profile?.university === undefined || profile.university === null
        ? null
        : pickBilingual(profile.university, 'name', language),
    interviewedOn: interview === undefined ? null : format.longDate(interview.startsAt),
    respondBy: status === 'OFFERED' ? format.longDate(offer.expiresAt) : null,
    joiningOn: format.longDate(offer.joiningDate),
  };
  const edited = `${kind}-${language}`;
  const text = edits[edited] ?? composeLetter(kind, language, facts);
  const isUnfilled = hasBlank(text, facts);
  const edit = (value: string) => {
    const changed = { ...edits, [edited]: value };
    setEdits(changed);
    drafts.keep(draftName, changed);
  };
  const renew = () => {
    setError(null);
    setWarned(false);
  };
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const warn = () => {
    setWarned(true);
    refuse(t('write.blank'));
  };
  const goOn = () => {
    const wrong = texts.needed(limits, t('write.empty')).safeParse(text).error?.issues[0]?.message;
    if (wrong !== undefined) refuse(wrong);
    else if (isUnfilled && !isWarned) warn();
    else write.open(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('write.title')}
      description={t('write.what')}
      closeLabel={shared('actions.close')}
      footerStart={
        isUnfilled && (
          <Text as="span" size="small" tone="soft">
            {t('write.open')}
          </Text>
        )
      }
      footer={
        <>
          {isUnfilled && !isWarned ? (
            <Button icon={Copy} onClick={warn}>
              {t('write.copy')}
            </Button>
          ) : (
            <CopyButton
              text={text}
              copyLabel={t(isUnfilled ? 'write.copyAnyway' : 'write.copy')}
              copiedLabel={t('write.copied')}
              failedLabel={t('write.copyFailed')}
            />
          )}
          <Button variant="primary" working={write.isOpening} workingLabel={t('talk.opening')} onClick={goOn}>
            {t(isUnfilled && isWarned ? 'write.toChatAnyway' : 'write.toChat')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Select
          label={t('write.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`write.kinds.${value}`) }))}
          onValueChange={(value) => {
            setChosen(value);
            renew();
          }}
        />
        {offered.length > 1 && (
          <SegmentedControl
            label={t('write.language')}
            options={offered.map((value) => ({
              value,
              label: languageNames[value],
              lang: languageTags[value],
            }))}
            value={language}
            onValueChange={(value) => {
              setLanguage(value);
              renew();
            }}
          />
        )}
        <LongText
          ref={field}
          label={t('write.text')}
          lang={languageTags[language]}
          value={text}
          error={error ?? undefined}
          limit={limits.maxLength}
          onChange={({ target }) => edit(target.value)}
        />
        {(kind === 'accept' || kind === 'decline') && (
          <Alert tone="info" silent>
            {t(`write.notFormal.${offer.job.kind}`)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

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
