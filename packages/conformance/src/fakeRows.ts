import { type Row } from './row.ts';

/** The access token of the fake's one session, in the form of a JWT. */
export const TOKEN = 'fake.access.token-that-is-long-enough';

const idOfKind = (kind: number, index: number): string =>
  `0199a1c2-0000-7000-8000-0000000${kind}${String(index).padStart(4, '0')}`;

/** The answer to a login, of an account on Japan's clock. */
export const fakeSession = {
  data: {
    token: TOKEN,
    refreshToken: 'refresh-token-that-is-long-enough',
    expiresIn: 900,
    accountStatus: 'ACTIVE',
    user: {
      id: idOfKind(0, 1),
      userDetailId: idOfKind(0, 2),
      studentId: null,
      role: 'STUDENT',
      email: 'hana@michi.example',
      familyName: 'Saeki',
      firstName: 'Hana',
      familyNameJp: null,
      firstNameJp: null,
      nickname: null,
      isNonUniversity: true,
      settings: { language: 'en', timezone: 'JST' },
    },
  },
};

const day = (number: number): string => String(number).padStart(2, '0');

function company(index: number): Row {
  const position = index % 3;
  return {
    id: idOfKind(1, position),
    name: `Company ${position}`,
    nameJp: null,
    industry: { id: idOfKind(2, position), title: `Industry ${position}`, titleJp: null },
    location: null,
    employeeBand: null,
    stock: null,
    establishedOn: null,
    isVerified: true,
    responseDays: 3 + position,
    openJobs: 4,
    logo: null,
  };
}

const location = (index: number): Row => ({
  id: idOfKind(3, index % 2),
  city: `City ${index % 2}`,
  cityJp: null,
  region: null,
  regionJp: null,
  country: 'JP',
  parentId: null,
});

const STAGES = ['APPLIED', 'OFFERED', 'UNLUCKY', 'INTERVIEW_REQUESTED'];

function application(index: number): Row {
  return {
    id: idOfKind(5, index),
    stage: STAGES[index % 4],
    interviewer: index % 2 === 0 ? 'COMPANY' : 'UNIVERSITY',
    appliedAt: `2026-11-0${index + 1}T03:00:00.000Z`,
    stageChangedAt: `2026-11-${day(19 - index)}T03:00:00.000Z`,
    answerBy: index % 4 === 3 ? `2026-12-0${9 - index}T03:00:00.000Z` : null,
    resultExpectedBy: null,
    isResultOverdue: false,
    turn: index % 4 === 3 ? 'STUDENT' : index % 4 === 0 ? 'COMPANY' : null,
    interviewId: null,
    interview: null,
    interviewResult: null,
    jobOfferId: null,
    offer: null,
    rejectedFrom: null,
    allowedActions: [],
  };
}

/** Twelve public jobs, the newest first, of which the first six were applied to and every third is a favorite. */
export const fakeJobs: readonly Row[] = Array.from({ length: 12 }, (_, index) => ({
  id: idOfKind(4, index),
  code: `JOB-${index}`,
  kind: index % 3 === 0 ? 'INTERNSHIP' : 'JOB',
  audience: 'PUBLIC',
  title: `Planner ${index}`,
  titleJp: null,
  company: company(index),
  category: { id: idOfKind(6, index % 2), title: `Category ${index % 2}`, titleJp: null },
  locations: [location(index)],
  salary: { minimum: 200_000 + ((index * 5) % 12) * 10_000, maximum: null, currency: 'JPY', period: 'MONTH' },
  employmentStatus: index % 2 === 0 ? 'PERMANENT' : 'CONTRACT',
  workStyle: index % 4 === 0 ? null : 'HYBRID',
  isFlextime: index % 2 === 0,
  graduationYears: index % 3 === 0 ? [] : [2027 + (index % 2)],
  positions: null,
  hiredPositions: 0,
  entryDeadline: `2026-12-${day(1 + ((index * 7) % 12))}T14:59:00.000Z`,
  universityDeadline: null,
  applyBy: `2026-12-${day(1 + ((index * 7) % 12))}T14:59:00.000Z`,
  startDate: `2027-04-${day(1 + index)}`,
  internship: null,
  recruitmentStatus: 'OPEN',
  postedAt: `2026-11-${day(19 - index)}T03:00:00.000Z`,
  updatedAt: `2026-11-${day(19 - index)}T03:00:00.000Z`,
  isStale: false,
  isFavorite: index % 3 === 0,
  eligibility: { status: index % 4 === 0 ? 'NOT_FOR_YOU' : 'CHECK_CONDITIONS', reasons: [] },
  application: index < 6 ? application(index) : null,
}));

/** Six public seminars, the soonest first; each begins at 8:00 in Japan, when UTC has the day before. */
export const fakeSeminars: readonly Row[] = Array.from({ length: 6 }, (_, index) => ({
  id: idOfKind(7, index),
  audience: 'PUBLIC',
  title: `Talk ${index}`,
  titleJp: null,
  style: index % 2 === 0 ? 'ONLINE' : 'OFFLINE',
  organizer: { type: 'COMPANY', id: idOfKind(1, index % 3), name: `Company ${index % 3}`, nameJp: null },
  company: company(index),
  startsAt: `2026-12-${day(10 + index)}T23:00:00.000Z`,
  endsAt: `2026-12-${day(11 + index)}T00:30:00.000Z`,
  capacity: null,
  seatsLeft: null,
  peopleWaiting: 0,
  applicationDeadline: `2026-12-${day(9 - index)}T14:59:00.000Z`,
  universityDeadline: null,
  applyBy: `2026-12-${day(9 - index)}T14:59:00.000Z`,
  cancelledAt: null,
  graduationYears: [],
  placeName: null,
  placeNameJp: null,
  nearestStation: null,
  nearestStationJp: null,
  postedAt: `2026-11-${day(1 + ((index * 5) % 6))}T03:00:00.000Z`,
  updatedAt: '2026-11-10T03:00:00.000Z',
  isFavorite: false,
  eligibility: { status: index === 0 ? 'NOT_FOR_YOU' : 'CHECK_CONDITIONS', reasons: [] },
  feedbackStatus: 'NOT_OPEN',
  application: null,
}));

/** Seven posts, the latest first. */
export const fakePosts: readonly Row[] = Array.from({ length: 7 }, (_, index) => ({
  id: idOfKind(8, index),
  title: `Post ${index}`,
  titleJp: null,
  body: 'Words',
  bodyJp: null,
  picture: null,
  publisher: { type: 'COMPANY', id: idOfKind(1, index % 3), name: `Company ${index % 3}`, nameJp: null },
  publisherLogo: null,
  publishedAt: `2026-11-${day(19 - index)}T03:00:00.000Z`,
  updatedAt: `2026-11-${day(19 - index)}T03:00:00.000Z`,
  likeCount: index,
  isLiked: false,
}));

/** Free times at 8:00 in Japan on some days after a day, which begin in UTC on the day before. */
export function fakeSlots(days: readonly string[]): readonly Row[] {
  return days.map((each) => ({
    startsAt: new Date(`${each}T08:00:00.000+09:00`).toISOString(),
    endsAt: new Date(`${each}T08:30:00.000+09:00`).toISOString(),
    counsellor: { id: idOfKind(9, 1), name: 'Mori Kenta', nameJp: null },
    clash: null,
  }));
}
