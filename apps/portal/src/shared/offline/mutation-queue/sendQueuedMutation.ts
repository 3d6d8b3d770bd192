import { updateCourseCompletion } from '@michi/api/common';
import {
  actOnJob,
  showApplicationDossier,
  updateApplicationNotes,
  type ApplicationNotesRequest,
} from '@michi/api/job';
import { likePost, unlikePost } from '@michi/api/news';
import { readNotifications, type NotificationGroup } from '@michi/api/notification';
import { favoriteSeminar, unfavoriteSeminar } from '@michi/api/seminar';
import { mergeNotes } from './mergeNotes.ts';
import type { QueuedMutation } from './queuedMutation.ts';

const isGroup = (name: string): name is NotificationGroup => name === 'JOBS' || name === 'SEMINAR';

const sendNotes = async (id: string, wanted: ApplicationNotesRequest, base: QueuedMutation['base']) => {
  if (base === undefined) return updateApplicationNotes(id, wanted);
  const { notes } = await showApplicationDossier(id);
  return updateApplicationNotes(id, mergeNotes(wanted, base, notes));
};

/** Sends a queued mutation. @throws {ApiError} if it fails */
export const sendQueuedMutation = ({ kind, id, wanted, base }: QueuedMutation) => {
  switch (kind) {
    case 'favoriteJob':
      return actOnJob(id, { action: wanted === true ? 'favorite' : 'unfavorite' });
    case 'favoriteSeminar':
      return wanted === true ? favoriteSeminar(id) : unfavoriteSeminar(id);
    case 'likePost':
      return wanted === true ? likePost(id) : unlikePost(id);
    case 'completeCourse':
      return updateCourseCompletion(id, { isCompleted: wanted === true });
    case 'readNotifications':
      return readNotifications({ ids: id.split(' ') });
    case 'readGroup':
      return readNotifications({
        ...(typeof wanted === 'string' && { upTo: wanted }),
        ...(isGroup(id) && { group: id }),
      });
    case 'applicationNotes':
      return sendNotes(id, typeof wanted === 'object' ? wanted : {}, base);
  }
};
