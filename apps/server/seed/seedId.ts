/** The kind of record that an id of the demo identifies; the same letters as in the contracts' examples. */
const KINDS = {
  person: '00000000',
  job: '00000001',
  event: '00000002',
  // Seminars are numbered from 0x7001, applications to them from 0xa001.
  seminar: '00000005',
  search: '00000006',
  // Posts are numbered from 0xe001, where no search is.
  post: '00000006',
  university: '00000009',
  application: '0000000a',
  // Interviews are numbered from 0x2000, offers from 0x1000 and entries of notes from 0x4001, where no application is.
  interview: '0000000a',
  offer: '0000000a',
  company: '0000000b',
  location: '0000000c',
  industry: '0000000d',
  category: '0000000e',
  // Student profiles.
  profile: '0000000f',
  // Threads are numbered from 0x2001, messages from 0x3001; no profile uses these.
  chat: '0000000f',
  // Courses are numbered from 0x6001, help from 0x5001, questions from 0x7001 and feedback from 0x8001, where no profile is.
  help: '0000000f',
} as const;

/** The id of the demo's record of a kind and number, the same in every database (UUID version 7, RFC 9562). */
export function seedId(kind: keyof typeof KINDS, number: number): string {
  return `0199a1c2-0000-7000-8000-${KINDS[kind]}${number.toString(16).padStart(4, '0')}`;
}
