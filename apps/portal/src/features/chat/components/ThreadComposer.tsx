import { updateUserEntity, type ChatThread } from '@michi/api/chat';
import { Composer } from '@michi/design-system/composer';
import { FileCard } from '@michi/design-system/conversation';
import { IconButton } from '@michi/design-system/icon-button';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Text } from '@michi/design-system/text';
import { RotateCw, X } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { chatDraftName, offerToPersist, readDraftOffer, drafts } from '../../../shared/offline/drafts.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { OfferCard } from '../../../shared/ui/detail/OfferCard.tsx';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  attachmentEndings,
  filesToPersist,
  maxAttachments,
  readPersistedFiles,
  type ChosenFile,
} from '../attachments.ts';
import { nameOfThread } from '../chatLabels.ts';
import type { ThreadOutbox } from '../outbox.ts';
import { useAttachments } from '../useAttachments.ts';

/** Shortest time between typing events, in milliseconds: the other side shows one for five seconds. */
const interval = 3_000;

/** Tells the other side that the student is typing. Failures are ignored. */
const useTypingIndicator = ({ threadUniqueId, entity }: ChatThread): (() => void) => {
  const now = useContext(ClockContext);
  const last = useRef<number | null>(null);
  return () => {
    const moment = now().getTime();
    if (last.current !== null && moment - last.current < interval) return;
    last.current = moment;
    updateUserEntity({ entityType: entity.type, entityId: entity.id, threadUniqueId, isTyping: true }).catch(
      () => undefined,
    );
  };
};

/** Emoji of the picker, with the key of their name. */
const emojis = [
  { character: '🙂', name: 'smile' },
  { character: '😊', name: 'happy' },
  { character: '😄', name: 'laugh' },
  { character: '😅', name: 'relieved' },
  { character: '😢', name: 'sad' },
  { character: '😮', name: 'surprised' },
  { character: '🤔', name: 'thinking' },
  { character: '👀', name: 'looking' },
  { character: '👍', name: 'thumbsUp' },
  { character: '👏', name: 'clapping' },
  { character: '🙌', name: 'hooray' },
  { character: '🙏', name: 'please' },
  { character: '🙇', name: 'bow' },
  { character: '👋', name: 'wave' },
  { character: '🤝', name: 'handshake' },
  { character: '💪', name: 'strong' },
  { character: '🎉', name: 'celebration' },
  { character: '✨', name: 'sparkles' },
  { character: '🌸', name: 'blossom' },
  { character: '💡', name: 'idea' },
  { character: '✅', name: 'done' },
  { character: '📅', name: 'calendar' },
  { character: '⏰', name: 'alarm' },
  { character: '📎', name: 'paperclip' },
] as const;

/** Characters of a message (the contract's `SendMessageRequest.text`). */
const maxCharacters = 4_000;

/** Characters left from which the counter is shown. */
const counted = 200;

interface ThreadComposerProps {
  readonly thread: ChatThread;
  readonly outbox: ThreadOutbox;
  readonly onSent: () => void;
}

/** The composer. Typed text, uploaded files and an attached offer are kept by conversation until sent. */
export function ThreadComposer({ thread, outbox, onSent }: ThreadComposerProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  // A finger's Enter begins a line: there is no Shift to hold.
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const form = chatDraftName(thread.threadUniqueId);
  const [draft] = useState(() => drafts.read(form));
  const [stored] = useState(() => readPersistedFiles(draft));
  const [text, setText] = useState(draft['text'] ?? '');
  const [jobOffer, setJobOffer] = useState(() => readDraftOffer(draft));
  const [lost, setLost] = useState(stored.lost);
  const { files, hasTooMany, add, retry, remove, clear } = useAttachments(stored.sent);
  const signalTyping = useTypingIndicator(thread);
  const left = maxCharacters - text.trim().length;

  useEffect(() => {
    if (text === '' && files.length === 0 && jobOffer === null) drafts.discard(form);
    else
      drafts.keep(form, {
        ...(text !== '' && { text }),
        ...filesToPersist(files),
        ...offerToPersist(jobOffer),
      });
  }, [form, text, files, jobOffer]);
  const write = (value: string) => {
    setText(value);
    if (value !== '') signalTyping();
  };
  const send = () => {
    const message = typedText(text);
    if (message === '' && files.length === 0) return;
    if (left < 0) return;
    if (files.some(({ standing }) => standing.kind === 'sending')) {
      notify.error(t('composer.uploading'));
      return;
    }
    const attachments = files.flatMap(({ standing }) =>
      standing.kind === 'done' ? [standing.attachment] : [],
    );
    if (attachments.length < files.length) {
      notify.error(t('composer.notReady'));
      return;
    }
    outbox.add({
      key: crypto.randomUUID(),
      threadUniqueId: thread.threadUniqueId,
      text: message === '' ? null : message,
      attachments,
      ...(jobOffer !== null && { jobOffer }),
      at: now().toISOString(),
    });
    setText('');
    setJobOffer(null);
    setLost([]);
    clear();
    onSent();
  };
  const counter =
    left < 0
      ? t('composer.over', { count: -left, formatted: format.number(-left) })
      : t('composer.left', { count: left, formatted: format.number(left) });
  return (
    <Composer
      label={t('composer.label', { name: nameOfThread(thread, language) })}
      placeholder={t('composer.placeholder')}
      value={text}
      onValueChange={write}
      onSend={send}
      sendLabel={t('composer.send')}
      sendsOnEnter={hasKeyboard}
      {...(hasKeyboard && { hint: t('composer.hint') })}
      {...(left <= counted && { counter })}
      over={left < 0}
      attachLabel={t('composer.attach')}
      emojiLabel={t('composer.emoji')}
      emojis={emojis.map(({ character, name }) => ({ character, name: t(`emojis.${name}`) }))}
      accept={attachmentEndings.join(',')}
      onFiles={(chosen) => {
        setLost([]);
        add(chosen);
      }}
      {...((files.length > 0 || jobOffer !== null || hasTooMany || lost.length > 0) && {
        files: (
          <>
            {jobOffer !== null && <OfferCard offer={jobOffer} onRemove={() => setJobOffer(null)} />}
            {files.map((one) => (
              <WrittenFile
                key={one.id}
                chosen={one}
                onRetry={() => retry(one)}
                onRemove={() => remove(one.id)}
              />
            ))}
            {lost.length > 0 && (
              <span role="status">
                {t('composer.lost', { count: lost.length, names: format.list(lost) })}
              </span>
            )}
            {hasTooMany && <span role="status">{t('composer.tooMany', { count: maxAttachments })}</span>}
          </>
        ),
      })}
    />
  );
}

interface WrittenFileProps {
  readonly chosen: ChosenFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file of an unsent message: upload progress, or why it failed. */
function WrittenFile({ chosen: { name, size, isPicture, standing }, onRetry, onRemove }: WrittenFileProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const isSending = standing.kind === 'sending';
  const fault = () => {
    if (standing.kind === 'refused') return t(`composer.fault.${standing.fault}`);
    return standing.kind === 'failed' ? errorMessage(standing.error, shared) : null;
  };
  const percent = isSending ? Math.floor(standing.share * 100) : 0;
  const faultMessage = fault();
  return (
    <FileCard
      name={name}
      kind={isPicture ? 'picture' : 'document'}
      note={isSending ? `${percent}%` : format.fileSize(size)}
      actions={
        <>
          {standing.kind === 'failed' && (
            <IconButton
              size="small"
              icon={RotateCw}
              label={t('composer.again', { name })}
              onClick={onRetry}
            />
          )}
          <IconButton
            size="small"
            icon={X}
            label={t(isSending ? 'composer.giveUp' : 'composer.takeAway', { name })}
            onClick={onRemove}
          />
        </>
      }
    >
      {isSending && (
        <ProgressBar
          plain
          label={t('composer.fileSending', { name })}
          value={percent}
          valueLabel={`${percent}%`}
        />
      )}
      {faultMessage !== null && (
        <span role="alert">
          <Text as="span" size="tiny" tone="danger">
            {faultMessage}
          </Text>
        </span>
      )}
    </FileCard>
  );
}
