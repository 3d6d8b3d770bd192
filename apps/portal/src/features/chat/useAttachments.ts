import { uploadAttachment, type Attachment } from '@michi/api/chat';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../shared/errors/useFailureReports.ts';
import { checkAttachment, maxAttachments, type AttachmentStatus, type ChosenFile } from './attachments.ts';

const ofAttachment = (attachment: Attachment): ChosenFile => ({
  id: attachment.id,
  name: attachment.fileName,
  size: attachment.size,
  isPicture: attachment.mediaType.startsWith('image/'),
  standing: { kind: 'done', attachment },
  file: null,
});

/**
 * The files of an unsent message, each uploaded as soon as it is chosen.
 * @param kept files uploaded before the page was left
 */
export const useAttachments = (stored: readonly Attachment[]) => {
  const [files, setFiles] = useState(() => stored.map(ofAttachment));
  const [hasTooMany, setTooMany] = useState(false);
  const notifyOfFailure = useFailureToast();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  const stand = (id: string, standing: AttachmentStatus) =>
    setFiles((known) => known.map((one) => (one.id === id ? { ...one, standing } : one)));
  const send = async ({ id, file }: Pick<ChosenFile, 'id' | 'file'>) => {
    if (file === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    stand(id, { kind: 'sending', share: 0 });
    try {
      const attachment = await uploadAttachment(
        { file },
        {
          signal,
          onProgress: (share) => {
            if (!signal.aborted) stand(id, { kind: 'sending', share });
          },
        },
      );
      stand(id, { kind: 'done', attachment });
    } catch (error) {
      if (signal.aborted) return;
      stand(id, { kind: 'failed', error });
      notifyOfFailure(error);
    } finally {
      running.current.delete(id);
    }
  };
  return {
    files,
    hasTooMany,
    add: (chosen: readonly File[]) => {
      const room = maxAttachments - files.length;
      setTooMany(chosen.length > room);
      const taken = chosen.slice(0, room).map((file): ChosenFile => {
        const fault = checkAttachment(file);
        return {
          id: crypto.randomUUID(),
          name: file.name,
          size: file.size,
          isPicture: file.type.startsWith('image/'),
          file,
          standing: fault === null ? { kind: 'sending', share: 0 } : { kind: 'refused', fault },
        };
      });
      setFiles((known) => [...known, ...taken]);
      for (const one of taken) if (one.standing.kind === 'sending') void send(one);
    },
    retry: (one: ChosenFile) => void send(one),
    /** Removes a file; a running upload is cancelled. */
    remove: (id: string) => {
      running.current.get(id)?.abort();
      setTooMany(false);
      setFiles((known) => known.filter((one) => one.id !== id));
    },
    clear: () => {
      setTooMany(false);
      setFiles([]);
    },
  } as const;
};
