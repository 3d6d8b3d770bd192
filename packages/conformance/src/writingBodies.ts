import type { Operation } from '@michi/api/server';
import { UNKNOWN_ID } from './parameters.ts';
import type { ProbeRequest } from './requester.ts';

type ProbeBody = NonNullable<ProbeRequest['body']>;

const json = (body: object): ProbeBody => ({ type: 'application/json', text: JSON.stringify(body) });

const BOUNDARY = 'michi-conformance';

/** A form with one part for each field (RFC 7578). @param fields name and headers of each part, with its text */
const form = (fields: readonly (readonly [disposition: string, text: string])[]): ProbeBody => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  text: [
    ...fields.map(
      ([disposition, text]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join(''),
});

const NO_JAPANESE_NAME = {
  familyNameJp: null,
  firstNameJp: null,
  middleNameJp: null,
  familyNameFurigana: null,
  firstNameFurigana: null,
  middleNameFurigana: null,
};

/** A valid body for each writing operation with an id in its path, which is never sent with an id that exists. */
const BODIES: Readonly<Record<string, ProbeBody>> = {
  updateEntityBlock: json({ isBlocked: false }),
  reportThread: json({ reason: 'OTHERS', note: 'Conformance' }),
  updateCourseCompletion: json({ isCompleted: false }),
  actOnJob: json({ action: 'unfavorite' }),
  updateApplicationNotes: json({ text: '' }),
  reportJob: json({ reason: 'OTHERS', note: 'Conformance' }),
  updateSavedSearch: json({ name: 'Conformance', audience: 'PUBLIC', filters: {} }),
  actOnInterview: json({ action: 'accept' }),
  cancelSeminarApplication: json({ reason: 'SCHEDULE_MISMATCH' }),
  updateCounselling: json({ action: 'cancel' }),
  updateUser: json({ status: 'ACTIVE' }),
  submitUserImport: json({ digest: '0'.repeat(64) }),
  updateJapaneseName: json(NO_JAPANESE_NAME),
  updateResume: form([['name="title"', 'Conformance']]),
  createResumeCopy: json({ title: 'Conformance' }),
  createResumeShare: json({ days: 1 }),
  updateProfileAnswer: json({ basedOn: '2026-11-18T12:30:00.000Z', name: 'Conformance' }),
  createAnswerShare: json({ days: 1 }),
  updateResumeUpload: form([
    ['name="offset"', '0'],
    ['name="part"; filename="part"', UNKNOWN_ID],
  ]),
};

/** A valid body of a writing operation; undefined where it has none, or where this table knows none. */
export function writingBody({ id }: Operation): ProbeBody | undefined {
  return BODIES[id];
}
