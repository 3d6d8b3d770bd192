import { updateCourseCompletion } from '@michi/api/common';
import { actOnJob, updateApplicationNotes } from '@michi/api/job';
import { likePost, unlikePost } from '@michi/api/news';
import { readNotifications, type NotificationGroup } from '@michi/api/notification';
import { favoriteSeminar, unfavoriteSeminar } from '@michi/api/seminar';
import type { QueuedMutation } from './queuedMutation.ts';

const isGroup = (name: string): name is NotificationGroup => name === 'JOBS' || name === 'SEMINAR';

/** Sends a queued mutation. @throws {ApiError} if it fails */
export const sendQueuedMutation = ({ kind, id, wanted }: QueuedMutation) => {
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
      return updateApplicationNotes(id, typeof wanted === 'object' ? wanted : {});
  }
};
