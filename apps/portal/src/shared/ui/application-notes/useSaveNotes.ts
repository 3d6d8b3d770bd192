import {
  getShowApplicationDossierQueryKey,
  getShowApplicationDossierQueryOptions,
  updateApplicationNotes,
  type ApplicationDossier,
  type ApplicationNotes,
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
  /** Adds to a list of the notes as it is by now: another tab or device may have changed it. @throws {ApiError} as `save` */
  readonly add: (
    notes: ApplicationNotes,
    added: (current: ApplicationNotes) => ApplicationNotesRequest,
  ) => Promise<NotesSaved>;
  /** Changes parts of the notes by a queued mutation. */
  readonly change: (notes: ApplicationNotesRequest) => void;
}

/** Saves the notes of an application. */
export const useSaveNotes = (id: string): SaveNotes => {
  const client = useQueryClient();
  const queue = useQueuedMutation('applicationNotes');
  // A queued mutation must not overwrite the one sent now.
  const isToBeQueued = () =>
    !onlineManager.isOnline() ||
    pendingMutations.read().some((one) => one.kind === 'applicationNotes' && one.id === id);
  const save = async (notes: ApplicationNotesRequest): Promise<NotesSaved> => {
    if (isToBeQueued()) {
      queue(id, notes);
      return 'queued';
    }
    const saved = await updateApplicationNotes(id, notes);
    client.setQueryData<ApplicationDossier>(
      getShowApplicationDossierQueryKey(id),
      (dossier) => dossier && { ...dossier, notes: saved },
    );
    return 'saved';
  };
  return {
    save,
    change: (notes) => queue(id, notes),
    add: async (shown, added) => {
      if (isToBeQueued()) return save(added(shown));
      const { notes } = await client.fetchQuery({
        ...getShowApplicationDossierQueryOptions(id),
        staleTime: 0,
        retry: false,
      });
      return save(added(notes));
    },
  };
};
