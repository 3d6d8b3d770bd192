import { updateCourseCompletion, type Course } from '@michi/api/common';
import { toast } from '@michi/design-system/toast-store';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../shared/parseJson.ts';
import { offlineMutation, useOfflineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { updateEntries } from '../../shared/offline/mutations/storedMutations.ts';

type Completion = Pick<Course, 'id' | 'isCompleted'>;

export const completeCourse = offlineMutation({
  name: 'completeCourse',
  isVariables: (value): value is Completion =>
    isRecord(value) && typeof value['id'] === 'string' && typeof value['isCompleted'] === 'boolean',
  send: ({ id, isCompleted, key }) =>
    updateCourseCompletion(id, { isCompleted }, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'common'],
  update: (data, { id, isCompleted, at }) =>
    updateEntries(data, (entry) =>
      entry['id'] === id && entry['isCompleted'] === !isCompleted
        ? { ...entry, isCompleted, completedAt: isCompleted ? at : null }
        : entry,
    ),
  refused: (t, reason) => t('waiting.refused.completeCourse', { reason }),
});

/** Marks a course as complete or removes the mark, and offers to undo that. */
export function useCompletion({ id, isCompleted }: Course): { readonly toggle: () => void } {
  const { t } = useTranslation('courses');
  const complete = useOfflineMutation(completeCourse, (sent, change) =>
    toast.show({
      message: sent.isCompleted ? t('completed') : t('reopened'),
      action: { label: t('undo'), onAction: () => change({ id, isCompleted: !sent.isCompleted }) },
    }),
  );
  return { toggle: () => complete({ id, isCompleted: !isCompleted }) };
}
