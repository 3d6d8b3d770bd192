import { createResumeUpload, showResumeUpload, updateResumeUpload, type ResumeUpload } from '@michi/api/user';
import type { UploadState, UploadSteps } from './uploadFile.ts';

const stateOf = ({ id, receivedSize }: ResumeUpload): UploadState => ({ id, received: receivedSize });

/** The steps of uploading a file as the user service takes them. */
export const uploadSteps = ({ name, size }: File): UploadSteps => ({
  begin: async (signal) => stateOf(await createResumeUpload({ fileName: name, size }, { signal })),
  show: async (id, signal) => stateOf(await showResumeUpload(id, { signal })),
  append: async (id, offset, part, signal) =>
    stateOf(await updateResumeUpload(id, { offset, part }, { signal })),
});
