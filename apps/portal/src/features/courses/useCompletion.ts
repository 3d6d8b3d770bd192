import {
  getListCoursesQueryKey,
  invalidateListCourses,
  type Course,
  type CoursePage,
} from '@michi/api/common';
import { toast } from '@michi/design-system/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';

/**
 * Marks a course as complete or takes the mark away: shown at once, sent as soon as it can be, taken back if the server
 * refuses, and offered to be undone.
 */
export function useCompletion({ id, isCompleted, completedAt }: Course): { readonly toggle: () => void } {
  const { t } = useTranslation('courses');
  const now = useContext(ClockContext);
  const client = useQueryClient();
  const show = (changed: Pick<Course, 'isCompleted' | 'completedAt'>) =>
    client.setQueriesData<CoursePage>({ queryKey: getListCoursesQueryKey() }, (page) =>
      page === undefined
        ? page
        : { ...page, data: page.data.map((one) => (one.id === id ? { ...one, ...changed } : one)) },
    );
  const { mutate } = useMutation({
    scope: { id: `complete ${id}` },
    mutationFn: (wanted: boolean) => setOrKeep(client, { kind: 'completeCourse', id, wanted }),
    onMutate: async (wanted) => {
      // A list that is on its way knows nothing of this yet.
      await client.cancelQueries({ queryKey: getListCoursesQueryKey() });
      show({ isCompleted: wanted, completedAt: wanted ? now().toISOString() : null });
    },
    onError: () => show({ isCompleted, completedAt }),
    onSuccess: (answer, wanted) => {
      // What waits for the network is not done yet; the notice of the lost connection counts it.
      if (answer === null) return;
      toast.show({
        message: wanted ? t('completed') : t('reopened'),
        action: { label: t('undo'), onAction: () => mutate(!wanted) },
      });
    },
    // Nothing waits for this: without a network it would not end, and a later change would not be kept.
    onSettled: () => {
      void invalidateListCourses(client);
    },
  });
  return { toggle: () => mutate(!isCompleted) };
}
