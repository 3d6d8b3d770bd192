import {
  getShowApplicationDossierQueryKey,
  updateApplicationNotes,
  type ApplicationDossier,
  type ApplicationNotesRequest,
} from '@michi/api/job';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { pendingMutations } from '../../offline/mutation-queue/pendingMutations.ts';
import { useQueuedMutation } from '../../offline/mutation-queue/useQueuedMutation.ts';

/** Stored by the service, or queued on this device. */
export type NotesSaved = 'saved' | 'queued';

export interface SaveNotes {
  /** Saves parts of the notes, or queues them without a network. @throws {ApiError} if the service rejects them */
  readonly save: (notes: ApplicationNotesRequest) => Promise<NotesSaved>;
  /** Changes parts of the notes by a queued mutation. */
  readonly change: (notes: ApplicationNotesRequest) => void;
}

/** Saves the notes of an application. */
export const useSaveNotes = (id: string): SaveNotes => {
  const client = useQueryClient();
  const queue = useQueuedMutation('applicationNotes');
  return {
    change: (notes) => queue(id, notes),
    save: async (notes) => {
      // A queued mutation must not overwrite the one sent now.
      const isQueued = pendingMutations
        .read()
        .some((one) => one.kind === 'applicationNotes' && one.id === id);
      if (isQueued || !onlineManager.isOnline()) {
        queue(id, notes);
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
