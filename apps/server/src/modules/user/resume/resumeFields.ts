import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { invalidFields } from '../../../platform/problem/problem.ts';

/** A resume as it is sent for saving (user contract, `ResumeForm`). */
export type ResumeForm = Body<typeof manifest.user.createResume>;

const OF_CREATED = ['format', 'choices', 'reasonForApplyingId', 'requests'] as const;
const OF_UPLOADED = ['file', 'uploadId'] as const;

/**
 * Checks that a form fits the kind of its resume, which cannot change.
 * @throws Problem VALIDATION_FAILED for fields of the other kind, by the names of the form
 */
export function checkKind(form: ResumeForm, kind: 'CREATED' | 'UPLOADED'): void {
  const [names, rule] =
    kind === 'CREATED'
      ? ([OF_UPLOADED, 'ofUploadedResume'] as const)
      : ([OF_CREATED, 'ofCreatedResume'] as const);
  const wrong = names.filter((name) => form[name] !== undefined);
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map((name) => [name, rule])));
}
