import { uploadAttachment, type Attachment } from '@michi/api/chat';
import { useEffect, useRef, useState } from 'react';
import { checkAttachment, mostAttachments, type AttachmentFault } from './checkAttachment.ts';

/** How a file of a message that is being written stands. */
export type AttachmentStanding =
  | { readonly kind: 'refused'; readonly fault: AttachmentFault }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly attachment: Attachment };

/** A file that goes with a message. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly standing: AttachmentStanding;
}

/** The files of a message that is being written: each is sent as soon as it is chosen. */
export const useAttachments = () => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  const stand = (id: string, standing: AttachmentStanding) =>
    setFiles((known) => known.map((one) => (one.id === id ? { ...one, standing } : one)));
  const send = async ({ id, file }: Pick<ChosenFile, 'id' | 'file'>) => {
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
      if (!signal.aborted) stand(id, { kind: 'failed', error });
    } finally {
      running.current.delete(id);
    }
  };
  return {
    files,
    /** More were chosen than go with one message. */
    hasTooMany,
    add: (chosen: readonly File[]) => {
      const room = mostAttachments - files.length;
      setTooMany(chosen.length > room);
      const taken = chosen.slice(0, room).map((file): ChosenFile => {
        const fault = checkAttachment(file);
        return {
          id: crypto.randomUUID(),
          file,
          standing: fault === null ? { kind: 'sending', share: 0 } : { kind: 'refused', fault },
        };
      });
      setFiles((known) => [...known, ...taken]);
      for (const one of taken) if (one.standing.kind === 'sending') void send(one);
    },
    retry: (one: ChosenFile) => void send(one),
    /** Takes a file away; one that is being sent is given up. */
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
