import {
  getShowApplicationDossierQueryKey,
  updateApplicationNotes,
  type ApplicationDossier,
  type ApplicationNotes,
  type ApplicationNotesRequest,
} from '@michi/api/job';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { isRecord } from '../../parseJson.ts';
import { offlineMutation, useOfflineMutation } from '../../offline/mutations/offlineMutation.ts';
import { updateEntries } from '../../offline/mutations/storedMutations.ts';

interface NotesChange {
  /** Of the application. */
  readonly id: string;
  readonly data: ApplicationNotesRequest;
}

const isNotesChange = (value: unknown): value is NotesChange =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['data']);

const isNotes = (value: unknown): value is ApplicationNotes =>
  isRecord(value) && Array.isArray(value['checklist']) && Array.isArray(value['questions']);

/** The notes after a change, as the service merges it. */
const changedNotes = (
  notes: ApplicationNotes,
  { text = notes.text, ratings, checklist = [], questions = [], removed = [] }: ApplicationNotesRequest,
): ApplicationNotes => {
  const items = new Map(notes.checklist.map((item) => [item.id, item]));
  for (const { id, isDone, text: what = items.get(id)?.text } of checklist)
    if (what !== undefined) items.set(id, { id, text: what, isDone });
  const questionsById = new Map(
    [...notes.questions, ...questions].map((question) => [question.id, question]),
  );
  const isLeft = ({ id }: { readonly id: string }) => !removed.includes(id);
  return {
    ...notes,
    text,
    ratings: ratings ?? notes.ratings,
    checklist: [...items.values()].filter(isLeft),
    questions: [...questionsById.values()].filter(isLeft),
  };
};

export const changeNotes = offlineMutation({
  name: 'changeNotes',
  isVariables: isNotesChange,
  send: ({ id, data, key }) => updateApplicationNotes(id, data, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'job'],
  update: (data, { id, data: change }) =>
    updateEntries(data, (entry) =>
      entry['id'] === id && isNotes(entry['notes'])
        ? { ...entry, notes: changedNotes(entry['notes'], change) }
        : entry,
    ),
  refused: (t, reason) => t('waiting.refused.applicationNotes', { reason }),
});

/** Stored by the service, or waiting on this device. */
export type NotesSaved = 'saved' | 'queued';

export interface SaveNotes {
  /** Saves notes, or leaves them waiting without a network. @throws {ApiError} if the service rejects them */
  readonly save: (notes: ApplicationNotesRequest) => Promise<NotesSaved>;
  /** Changes notes at once, also offline. */
  readonly change: (notes: ApplicationNotesRequest) => void;
}

/** Saves the notes of an application. */
export const useSaveNotes = (id: string): SaveNotes => {
  const client = useQueryClient();
  const send = useOfflineMutation(changeNotes);
  const change = (data: ApplicationNotesRequest) => send({ id, data });
  return {
    change,
    save: async (notes) => {
      // An earlier change that waits must not overwrite this one.
      const isWaiting = client.isMutating({ mutationKey: changeNotes.mutationKey }) > 0;
      if (isWaiting || !onlineManager.isOnline()) {
        change(notes);
        return 'queued';
      }
      const saved = await updateApplicationNotes(id, notes);
      client.setQueryData<ApplicationDossier>(
        getShowApplicationDossierQueryKey(id),
        (dossier) => dossier && { ...dossier, notes: saved },
      );
      return 'saved';
    },
  };
};
