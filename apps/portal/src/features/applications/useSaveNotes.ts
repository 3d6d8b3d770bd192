import type { ApplicationNotesRequest } from '@michi/api/job';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/**
 * Saves parts of the notes on an application: shown at once, sent when online.
 * @param id of the application
 */
export const useSaveNotes = (id: string): ((notes: ApplicationNotesRequest) => void) => {
  const save = useQueuedMutation('applicationNotes');
  return (notes) => save(id, notes);
};
