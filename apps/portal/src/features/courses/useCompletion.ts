import type { Course } from '@michi/api/common';
import { toast } from '@michi/design-system/toast-store';
import { useTranslation } from 'react-i18next';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/** Marks a course as complete or removes the mark, and offers to undo that. */
export function useCompletion({ id, isCompleted }: Course): { readonly toggle: () => void } {
  const { t } = useTranslation('courses');
  const complete = useQueuedMutation('completeCourse', ({ wanted }, undo) =>
    toast.show({
      message: wanted === true ? t('completed') : t('reopened'),
      action: { label: t('undo'), onAction: undo },
    }),
  );
  return { toggle: () => complete(id, !isCompleted) };
}
