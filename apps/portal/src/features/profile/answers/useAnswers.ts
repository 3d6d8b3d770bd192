import {
  createProfileAnswer,
  getListProfileAnswersQueryKey,
  getListProfileAnswersQueryOptions,
  invalidateListProfileAnswers,
  invalidateProfile,
  invalidateStudentProfile,
  updateProfileAnswer,
  type ProfileAnswer,
  type ProfileAnswerRequest,
  type ProfileAnswerUpdate,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';

/** All versions of all answers. */
export const answersQuery = getListProfileAnswersQueryOptions();

/** The answers, with a version that was saved in its place or first. */
const withSaved = (answers: readonly ProfileAnswer[], saved: ProfileAnswer): ProfileAnswer[] => [
  saved,
  ...answers
    .filter(({ id }) => id !== saved.id)
    .map((answer) =>
      saved.isInProfile && saved.topic !== 'REASON_FOR_APPLYING' && answer.topic === saved.topic
        ? { ...answer, isInProfile: false }
        : answer,
    ),
];

interface ChangeAnswers {
  readonly create: (request: ProfileAnswerRequest) => Promise<ProfileAnswer>;
  readonly update: (id: string, change: ProfileAnswerUpdate) => Promise<ProfileAnswer>;
  /** Fetches again whatever shows answers. */
  readonly refresh: () => Promise<unknown>;
}

/** Writes answers, and shows them wherever they and the profile are shown. */
export const useChangeAnswers = (): ChangeAnswers => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const refresh = () =>
    Promise.all([
      invalidateListProfileAnswers(client),
      invalidateProfile(client),
      invalidateStudentProfile(client),
    ]);
  const show = async (saved: ProfileAnswer): Promise<ProfileAnswer> => {
    await client.cancelQueries({ queryKey: getListProfileAnswersQueryKey() });
    client.setQueryData<ProfileAnswer[]>(getListProfileAnswersQueryKey(), (answers) =>
      answers === undefined ? undefined : withSaved(answers, saved),
    );
    void refresh();
    return saved;
  };
  return {
    create: async (request) => show(await createProfileAnswer(request, { headers: keyFor(request) })),
    update: async (id, change) => show(await updateProfileAnswer(id, change)),
    refresh,
  };
};
