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
import { mutationTarget } from '../../offline/mutation-queue/queuedMutation.ts';
import { useQueuedMutation } from '../../offline/mutation-queue/useQueuedMutation.ts';

/** Stored by the service, or queued on this device. */
export type NotesSaved = 'saved' | 'queued';

export interface SaveNotes {
  /** Saves parts of the notes, or queues them without a network. @throws {ApiError} if the service rejects them */
  readonly save: (notes: ApplicationNotesRequest) => Promise<NotesSaved>;
  /** Adds to a list of the notes as it is by now: another tab or device may have changed it. @throws {ApiError} as `save` */
  readonly add: <List extends 'checklist' | 'questions'>(
    list: List,
    shown: ApplicationNotes[List],
    added: (entries: ApplicationNotes[List]) => ApplicationNotes[List],
  ) => Promise<NotesSaved>;
  /** Changes parts of the notes by a queued mutation. */
  readonly change: (notes: ApplicationNotesRequest) => void;
  /** Changes a list of the notes by a queued mutation, which keeps what another tab or device changes in it. */
  readonly changeList: <List extends 'checklist' | 'questions'>(
    list: List,
    shown: ApplicationNotes[List],
    wanted: ApplicationNotes[List],
  ) => void;
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
  const changeList: SaveNotes['changeList'] = (list, shown, wanted) => {
    const parts = { [list]: wanted };
    // A change replaces one that is not sent yet, so it is merged with what was there before both.
    const target = mutationTarget({ kind: 'applicationNotes', id, wanted: parts });
    const earlier = pendingMutations.read().find((one) => mutationTarget(one) === target);
    queue(id, parts, earlier === undefined ? { [list]: shown } : earlier.base);
  };
  return {
    save,
    change: (notes) => queue(id, notes),
    changeList,
    add: async (list, shown, added) => {
      if (isToBeQueued()) {
        changeList(list, shown, added(shown));
        return 'queued';
      }
      const { notes } = await client.fetchQuery({
        ...getShowApplicationDossierQueryOptions(id),
        staleTime: 0,
        retry: false,
      });
      return save({ [list]: added(notes[list]) });
    },
  };
};
