import {
  bound,
  choice,
  dayBound,
  equals,
  flag,
  type Meaning,
  monthlyPay,
  orBelow,
  unspecified,
} from './meaning.ts';
import { type Row, textAt, valuesAt } from './row.ts';

/** Whether the last step of an application is the result of an interview. */
function isDecidedByInterview(row: Row): boolean | undefined {
  const stage = textAt(row, 'application.stage');
  switch (textAt(row, 'application.interviewResult.outcome')) {
    case 'SELECTED':
      return stage === 'INTERVIEW_RESULT';
    case 'FAILED':
      return stage === 'UNLUCKY' ? true : undefined;
    default:
      return false;
  }
}

const canApply = equals('eligibility.status', {
  values: () => ['true'],
  holds: (row) => ['ELIGIBLE', 'CHECK_CONDITIONS'].includes(textAt(row, 'eligibility.status') ?? ''),
});

/**
 * Filters whose meaning cannot be derived, by `operation.parameter`: the row says it under another name, in other words or
 * not at all.
 */
export const NAMED_FILTERS: Readonly<Record<string, Meaning>> = {
  // One of these, or of those below them.
  'listCompanies.industryId': orBelow('industry.id'),
  'listJobs.categoryId': orBelow('category.id'),
  'listJobs.industryId': orBelow('company.industry.id'),
  'listSeminars.industryId': orBelow('company.industry.id'),
  'listUniversitySeminars.industryId': orBelow('company.industry.id'),
  // A job that names no year is open to every year.
  'listJobs.graduationYear': equals('graduationYears', {
    holds: (row, value) =>
      valuesAt(row, 'graduationYears').length === 0 ||
      valuesAt(row, 'graduationYears').map(String).includes(value),
  }),
  // The service converts pay of another period or currency.
  'listJobs.salaryFrom': {
    ...bound('salary.minimum', 'at least', monthlyPay),
    holds(row, value) {
      const pay = monthlyPay(row);
      return pay === undefined ? undefined : pay >= Number(value);
    },
  },
  'listJobs.startFrom': equals('startDate', {
    holds: (row, value) => (textAt(row, 'startDate') ?? '') >= value,
  }),
  // Rows contain no required English, and slots no topic or format.
  'listJobs.englishUse': unspecified('at most one'),
  'listCounsellingSlots.topic': unspecified(),
  'listCounsellingSlots.style': unspecified(),
  'listJobs.answersWithinDays': bound('company.responseDays', 'at most'),
  'listJobs.canApply': canApply,
  'listSeminars.canApply': canApply,
  'listUniversitySeminars.canApply': canApply,
  'listSeminars.from': dayBound('startsAt', 'from'),
  'listSeminars.to': dayBound('startsAt', 'to'),
  'listUniversitySeminars.from': dayBound('startsAt', 'from'),
  'listUniversitySeminars.to': dayBound('startsAt', 'to'),
  'listAuditEntries.from': dayBound('happenedAt', 'from'),
  'listAuditEntries.to': dayBound('happenedAt', 'to'),
  // Without a stage the list contains applications, which recommendations are not.
  'listApplications.stage': choice('application.stage', { isPart: false }),
  'listApplications.interviewer': choice('application.interviewer', {
    fits: 'exactly one',
  }),
  'listApplications.decidedByInterview': equals('application.interviewResult.outcome', {
    values: () => ['true'],
    holds: isDecidedByInterview,
  }),
  'listApplications.turn': choice('application.turn', { fits: 'at most one' }),
  'listJobOffers.audience': choice('job.audience', { isPart: false }),
  'listRecommendations.audience': choice('job.audience', { fits: 'exactly one' }),
  'listRecommendations.workStyle': choice('job.workStyle', { fits: 'at most one' }),
  'listSeminarApplications.status': choice('application.status', { fits: 'exactly one' }),
  'listNotifications.isUnread': flag('readAt', (row) => row['readAt'] === null),
  'listThreads.entityType': choice('entity.type', { fits: 'at most one' }),
  'listChatEntities.entityType': choice('entity.type', { fits: 'at most one' }),
  'listChatEntities.isWritable': flag('notWritableReason', (row) => row['notWritableReason'] === null, {
    isPart: false,
  }),
  'listMessages.before': bound('sequence', 'below'),
  'listMessages.after': bound('sequence', 'above'),
  // The status alone does not tell whether an appointment is over: it stays booked until the university records
  // attendance.
  'listCounsellings.time': choice('status', {
    holds: (row, value) => (value === 'AHEAD' ? row['status'] === 'BOOKED' : undefined),
    fits: 'exactly one',
  }),
  // A part of the email.
  'listUsers.email': equals('email', {
    holds: (row, value) => (textAt(row, 'email') ?? '').toLowerCase().includes(value.toLowerCase()),
  }),
  // Counsellors who offer both are always included.
  'listCounsellors.style': choice('style', {
    holds: (row, value) => row['style'] === value || row['style'] === 'BOTH',
  }),
};

/** Parameters that are not filters in any list: page, order, and search text. */
const IN_NO_LIST: Readonly<Record<string, string>> = {
  page: 'pages are judged together',
  size: 'pages are judged together',
  sort: 'the order is judged for itself',
  search: 'which texts of a thing are searched is not in the contract; that nonsense finds nothing is judged',
};

/** Parameters of lists that are not judged, with the reason. */
export const NOT_JUDGED: Readonly<Record<string, string>> = {
  ...IN_NO_LIST,
  'listAdvancedFilterOptions.audience':
    'what is listed are choices; their numbers are held against the lists',
  'findMichiAccount.phone': 'it finds one account, which is no list',
  'listIndustries.isPlain': 'it changes the form, not the choice',
  'listAllCompanies.isNameOnly': 'it changes the form, not the choice',
  'listExpenses.month': 'a month is needed, so there is no list without it',
  'listCounsellingSlots.dateRange': 'the days are judged for themselves',
  'listCounsellingSlots.counsellingId': 'it frees a time, so that there may be more',
  'listUsers.name': 'words to look for, in any writing',
};
