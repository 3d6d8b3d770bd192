import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApplicationStage, InterviewStatus } from '../../pipeline/transitions.ts';

/** Read as an ISO string in UTC; written as one or as a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
type CreatedInstant = ColumnType<string, string | Date | undefined, string | Date>;

/** `YYYY-MM-DD`. */
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/** Read as unknown and checked where it is used; written as text. */
type Json = ColumnType<unknown, string | undefined, string>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface UniversitiesTable {
  id: Generated<string>;
  name: string;
  name_jp: Optional<string>;
  location_id: Optional<string>;
  /** Properties without filters, in the shape of the university contract. */
  details: Json;
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<string[]>;
  created_at: CreatedInstant;
}

export interface UniversitySponsorsTable {
  university_id: string;
  company_id: string;
  sponsor_since: OptionalDay;
  support: Optional<string>;
  support_jp: Optional<string>;
}

/** An upcoming date of a university (university contract, `ScheduleEntry`). */
export interface UniversityDatesTable {
  id: Generated<string>;
  university_id: string;
  title: string;
  title_jp: Optional<string>;
  starts_on: string;
  ends_on: string;
}

/** A counsellor (user contract, `CounsellorDetail`). */
export interface CounsellorsTable {
  id: Generated<string>;
  university_id: string;
  name: string;
  name_jp: Optional<string>;
  photo_file_id: Optional<string>;
  position: Optional<string>;
  position_jp: Optional<string>;
  style: 'ONLINE' | 'OFFLINE' | 'BOTH';
  /** The best language first (BCP 47). */
  languages: string[];
  topics: string[];
  about: Optional<string>;
  about_jp: Optional<string>;
  how_i_can_help: Optional<string>;
  how_i_can_help_jp: Optional<string>;
  schedule: Optional<string>;
  schedule_jp: Optional<string>;
  /** An IANA time zone; the hours are local times in it. */
  timezone: string;
  slot_minutes: Generated<number>;
  place: Optional<string>;
  place_jp: Optional<string>;
  meeting_link: Optional<string>;
  assisted_before: Generated<number>;
  takes_bookings: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<string[]>;
  created_at: CreatedInstant;
}

export interface CounsellorHoursTable {
  counsellor_id: string;
  /** 1 is Monday (ISO 8601). */
  weekday: number;
  from_time: string;
  to_time: string;
}

/** Maintained by a trigger on `counsellings`: every quarter hour of those that are not cancelled. */
export interface CounsellingQuartersTable {
  counsellor_id: GeneratedAlways<string>;
  user_id: GeneratedAlways<string>;
  quarter: GeneratedAlways<string>;
}

export interface CounsellorAbsencesTable {
  id: Generated<string>;
  counsellor_id: string;
  starts_at: Instant;
  ends_at: Instant;
}

/** An appointment (university contract, `Counselling`). */
export interface CounsellingsTable {
  id: Generated<string>;
  user_id: string;
  counsellor_id: string;
  topic: string;
  style: 'ONLINE' | 'OFFLINE';
  starts_at: Instant;
  ends_at: Instant;
  status: Generated<'BOOKED' | 'ATTENDED' | 'MISSED' | 'CANCELLED'>;
  question: Optional<string>;
  job_offer_id: Optional<string>;
  /** Reason for the last change. */
  note: Optional<string>;
  booked_at: Instant;
  cancelled_at: OptionalInstant;
  /** Number of changes (RFC 5545, section 3.8.7.4, "SEQUENCE"). */
  revision: Generated<number>;
}

export interface CounsellingResumesTable {
  counselling_id: string;
  resume_id: string;
  position: number;
}

/** Files for appointments; without `counselling_id` not attached yet. */
export interface CounsellingFilesTable {
  id: Generated<string>;
  user_id: string;
  file_id: string;
  counselling_id: Optional<string>;
  position: Generated<number>;
  created_at: Instant;
}

export type Role = 'STUDENT' | 'COMPANY' | 'UNIVERSITY' | 'COUNSELLOR' | 'ADMIN';

/** Status of an account (specs/COVERAGE.md, section 4, "Account"). */
export type AccountStatus = 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'ON_LEAVE' | 'DELETED';

export interface UsersTable {
  id: Generated<string>;
  email: string;
  /** Null for an account that signs in through an identity provider only. */
  password_hash: Optional<string>;
  role: Generated<Role>;
  account_status: Generated<AccountStatus>;
  language: Generated<'en' | 'jp'>;
  timezone: Generated<string>;
  email_verified_at: OptionalInstant;
  /** Rehashing does not count. */
  password_changed_at: OptionalInstant;
  /** `NotificationChoices` of the user contract; null for the defaults. */
  notification_choices: OptionalJson;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
}

/** A user's personal details, as in the user contract's profile. */
export interface UserDetailsTable {
  id: Generated<string>;
  user_id: string;
  family_name: Optional<string>;
  first_name: Optional<string>;
  middle_name: Optional<string>;
  family_name_jp: Optional<string>;
  first_name_jp: Optional<string>;
  middle_name_jp: Optional<string>;
  family_name_furigana: Optional<string>;
  first_name_furigana: Optional<string>;
  middle_name_furigana: Optional<string>;
  /** The name in lists in Japanese, in the order of the kana. */
  reading: GeneratedAlways<string>;
  nickname: Optional<string>;
  gender: Optional<'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY'>;
  date_of_birth: OptionalDay;
  home_phone: Optional<string>;
  mobile_phone: Optional<string>;
  /** `Address` of the user contract. */
  address: OptionalJson;
  /** `Address` of the user contract. */
  emergency_address: OptionalJson;
  about: Optional<string>;
  skills: Generated<string[]>;
  hobbies: Optional<string>;
  /** Generated from every form of the name. */
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<string[]>;
  updated_at: CreatedInstant;
}

export interface StudentsTable {
  id: Generated<string>;
  user_id: string;
  university_id: Optional<string>;
  graduation_year: Optional<number>;
  needs_visa: Optional<boolean>;
  university_linked_at: OptionalInstant;
  photo_file_id: Optional<string>;
  created_at: CreatedInstant;
}

export interface SubscriptionsTable {
  university_id: string;
  /** Links a student to the university; letter case is ignored. */
  code: string;
  /** Last day of the subscription. */
  expires_on: string;
}

/** Everything, or only reactivation. */
export type SessionScope = 'FULL' | 'REACTIVATE';

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  scope: SessionScope;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: OptionalInstant;
  browser: Optional<string>;
  operating_system: Optional<string>;
  /** Start or last renewal. */
  last_used_at: CreatedInstant;
  /** Write-ahead log position after the last writing request; stored only if there is a replica. */
  written_position: Optional<string>;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, which is not stored. */
  hash: Buffer;
  session_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
}

/** The second step of a login, or one that is being set up. */
export interface TwoStepTable {
  user_id: string;
  /** The shared secret in Base32, sealed by the secret box. */
  secret: Buffer;
  created_at: Instant;
  /** Null until a code has proved that the app has the secret. */
  activated_at: OptionalInstant;
  /** Time step (RFC 6238, section 4.2) of the last used code. */
  last_counter: Generated<number>;
  /** Salt of the recovery codes; null until activated. */
  recovery_salt: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

export interface RecoveryCodesTable {
  user_id: string;
  hash: Buffer;
}

/** Purpose of a link in a mail. */
export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'CREATE_PASSWORD';

/** The token of the last mail for each purpose. */
export interface AccountTokensTable {
  user_id: string;
  purpose: TokenPurpose;
  /** SHA-256 of the token, which only the mail contains. */
  hash: Buffer;
  /** Address of the mail; the token is void once the user has another. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
}

export interface AccountLeavesTable {
  id: Generated<string>;
  user_id: string;
  reason: string;
  note: Optional<string>;
  began_at: Instant;
  /** Null while it lasts. */
  ended_at: OptionalInstant;
}

/** Accepted versions of the terms. */
export interface TermsAcceptancesTable {
  user_id: string;
  version: string;
  accepted_at: Instant;
}

/** Contains nothing that identifies an account. */
export interface AccountDeletionsTable {
  id: Generated<string>;
  reason: string;
  note: Optional<string>;
  /** First day of the month. */
  month: string;
}

export interface UserImportsTable {
  id: Generated<string>;
  /** The admin. */
  user_id: string;
  file_name: string;
  encoding: 'UTF_8' | 'UTF_8_WITH_BOM' | 'UTF_16' | 'SHIFT_JIS';
  /** SHA-256 of the added and skipped lines, in hexadecimal. */
  digest: string;
  ready_count: number;
  admin_count: number;
  faulty_line_count: number;
  fault_count: number;
  /** The first errors, as a list of `UserImportFault` of the user contract. */
  faults: Json;
  created_at: Instant;
  expires_at: Instant;
  imported_at: OptionalInstant;
}

export interface UserImportRowsTable {
  import_id: string;
  line: number;
  email: string;
  family_name: Optional<string>;
  first_name: Optional<string>;
  family_name_jp: Optional<string>;
  first_name_jp: Optional<string>;
  role: 'STUDENT' | 'ADMIN';
  university_id: Optional<string>;
  language: 'en' | 'jp';
}

/** Actions of admins and operators on users; rows are only added. */
export interface AuditEntriesTable {
  id: Generated<string>;
  happened_at: Instant;
  action:
    | 'USER_ADDED'
    | 'USERS_IMPORTED'
    | 'USER_CHANGED'
    | 'USER_BLOCKED'
    | 'USER_UNBLOCKED'
    | 'USER_ACTIVATED';
  /** The admin; null for an operator. */
  actor_id: Optional<string>;
  /** Null for an imported file. */
  user_id: Optional<string>;
  reason: Optional<'LEFT_UNIVERSITY' | 'MISUSE' | 'SECURITY' | 'DUPLICATE_ACCOUNT' | 'OTHERS'>;
  note: Optional<string>;
  changed_fields: Generated<string[]>;
  import_id: Optional<string>;
  user_count: Optional<number>;
}

/** A user's identity at an identity provider (OpenID Connect). */
export interface IdentitiesTable {
  issuer: string;
  /** The provider's id of the user, which unlike an email is never reassigned. */
  subject: string;
  user_id: string;
  created_at: Instant;
}

/** A pending login with an identity provider. */
export interface IdentityLoginsTable {
  /** SHA-256 of the state sent to the provider. */
  state_hash: Buffer;
  /** SHA-256 of the browser's cookie. */
  browser_hash: Buffer;
  code_verifier: string;
  nonce: string;
  next_path: string | null;
  expires_at: Instant;
}

/** Written by triggers (`0052_changes.ts`), read by `platform/conditional`. */
export interface ChangesTable {
  /** `xid8`, as text. */
  transaction_id: GeneratedAlways<string>;
  /** The id of a user, or the name of a shared table. */
  subject: GeneratedAlways<string>;
  changed_at: GeneratedAlways<string>;
}

export interface RateLimitWindowsTable {
  /** SHA-256 of the limit's name and its key, such as an email. */
  key_hash: Buffer;
  tries: number;
  ends_at: Instant;
}

export interface IdempotencyKeysTable {
  user_id: string;
  operation: string;
  key: string;
  request_hash: Buffer;
  status: Optional<number>;
  response: Optional<string>;
  created_at: Instant;
}

export interface LocationsTable {
  id: Generated<string>;
  city: string;
  city_jp: Optional<string>;
  region: Optional<string>;
  region_jp: Optional<string>;
  country: Optional<string>;
  /** The region or country that it lies in. */
  parent_id: Optional<string>;
  /** Order in lists, lowest first. */
  position: Generated<number>;
  created_at: CreatedInstant;
}

export interface CategoriesTable {
  id: Generated<string>;
  title: string;
  title_jp: Optional<string>;
  parent_id: Optional<string>;
  /** Order in lists, lowest first. */
  position: Generated<number>;
}

export interface CompaniesTable {
  id: Generated<string>;
  name: string;
  name_jp: Optional<string>;
  /** Names from postings, searched but never shown. */
  other_names: Generated<string[]>;
  industry_id: Optional<string>;
  location_id: Optional<string>;
  employee_band: Optional<string>;
  stock: Optional<string>;
  established_on: OptionalDay;
  is_verified: Generated<boolean>;
  response_days: Optional<number>;
  /** Properties without filters, in the shape of the company contract. */
  details: Json;
  /** The name in lists in Japanese, in the order of the kana. */
  reading: GeneratedAlways<string>;
  /** Identifies the company for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  /** Written by the company module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
  description_terms: GeneratedAlways<string[]>;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
}

export interface JobsTable {
  id: Generated<string>;
  code: string;
  company_id: string;
  category_id: Optional<string>;
  kind: Generated<'JOB' | 'INTERNSHIP'>;
  audience: Generated<'PUBLIC' | 'UNIVERSITY'>;
  /** Set exactly when the audience is UNIVERSITY. */
  university_id: Optional<string>;
  title: string;
  title_jp: Optional<string>;
  description: Optional<string>;
  description_jp: Optional<string>;
  salary_minimum: Optional<number>;
  salary_maximum: Optional<number>;
  salary_currency: Optional<string>;
  salary_period: Optional<'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>;
  /** Lowest pay a month in whole yen; null for pay by the hour or in another currency. */
  monthly_yen: GeneratedAlways<number | null>;
  employment_status: string;
  work_style: Optional<string>;
  english_use: Optional<string>;
  is_flextime: Generated<boolean>;
  graduation_years: Generated<number[]>;
  positions: Optional<number>;
  hired_positions: Generated<number>;
  entry_deadline: OptionalInstant;
  university_deadline: OptionalInstant;
  start_date: OptionalDay;
  /** The entry deadline, or that of the job's university if it is earlier. */
  apply_by: GeneratedAlways<string | null>;
  /** Closed by the company; a job past `apply_by` is closed as well. */
  is_closed: Generated<boolean>;
  /** `apply_by`, the far future without one, long ago when closed. */
  open_until: GeneratedAlways<string>;
  /** Null where the posting does not state it, as in the next two. */
  field_of_study: Optional<'ANY' | 'ARTS' | 'SCIENCE'>;
  japanese_level: Optional<'NONE' | 'N5' | 'N4' | 'N3' | 'N2' | 'N1'>;
  has_visa_support: Optional<boolean>;
  /** The job's rows of `job_locations`, maintained by a trigger. */
  location_ids: GeneratedAlways<string[]>;
  /** `JobTerms` of the job contract without `englishUse`, which is a column; a missing property counts as null. */
  terms: Json;
  /** A list of `JobStatement` of the job contract. */
  statements: Json;
  /** A list of `SelectionStep` of the job contract. */
  selection_process: Json;
  /** `InternshipTerms` of the job contract, for internships only; a missing property counts as null. */
  internship: OptionalJson;
  source_url: Optional<string>;
  /** The imported posting, including unknown fields. */
  source: OptionalJson;
  /** Identifies the job for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  posted_at: Instant;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
  /** Written by the job module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
  description_terms: GeneratedAlways<string[]>;
}

export interface JobLocationsTable {
  job_id: string;
  location_id: string;
  position: Generated<number>;
}

export interface ApplicationsTable {
  id: Generated<string>;
  user_id: string;
  job_id: string;
  /** The kind of the job, maintained by triggers: only one offer of a job may be accepted. */
  kind: GeneratedAlways<'JOB' | 'INTERNSHIP'>;
  stage: ApplicationStage;
  interviewer: Generated<'COMPANY' | 'UNIVERSITY'>;
  applied_at: OptionalInstant;
  /** Text of the reason for applying that was sent, in the copy of a created resume as well. */
  reason_for_applying: Optional<string>;
  stage_changed_at: Instant;
  /** That of a recommendation is at most `apply_by` of the job; triggers keep it so. */
  answer_by: OptionalInstant;
  result_expected_by: OptionalInstant;
  /** The `answer_by` of the last reminder. */
  reminded_of: OptionalInstant;
  created_at: Instant;
}

/** A student's private notes on an application. */
export interface ApplicationNotesTable {
  application_id: string;
  text: Generated<string>;
  /** `ChecklistItem[]` of the job contract. */
  checklist: Json;
  /** `InterviewQuestion[]` of the job contract. */
  questions: Json;
  /** `OfferRatings` of the job contract. */
  ratings: OptionalJson;
  updated_at: Instant;
}

export interface ApplicationEventsTable {
  id: Generated<string>;
  application_id: string;
  /** Name of the transition in `src/pipeline`. */
  action: string;
  from_stage: Optional<ApplicationStage>;
  stage: ApplicationStage;
  actor: 'STUDENT' | 'COMPANY' | 'UNIVERSITY' | 'SYSTEM';
  happened_at: Instant;
  reason: Optional<string>;
  note: Optional<string>;
}

export interface InterviewsTable {
  id: Generated<string>;
  application_id: string;
  interviewer: 'COMPANY' | 'UNIVERSITY';
  phase: string;
  phase_jp: Optional<string>;
  status: InterviewStatus;
  starts_at: Instant;
  ends_at: Instant;
  respond_by: OptionalInstant;
  style: 'ONLINE' | 'OFFLINE';
  link: Optional<string>;
  address: Optional<string>;
  address_jp: Optional<string>;
  map_link: Optional<string>;
  interviewers: Optional<string>;
  interviewers_jp: Optional<string>;
  belongings: Optional<string>;
  belongings_jp: Optional<string>;
  dress: Optional<string>;
  dress_jp: Optional<string>;
  message: Optional<string>;
  message_jp: Optional<string>;
  /** The requested other time, while the status is RESCHEDULE_REQUESTED. */
  reschedule_requested_at: OptionalInstant;
  reschedule_reason: Optional<string>;
  reschedule_note: Optional<string>;
  reschedule_candidates: Optional<Date[]>;
  result_outcome: Optional<'SELECTED' | 'FAILED'>;
  result_phase: Optional<string>;
  result_phase_jp: Optional<string>;
  result_decided_on: OptionalDay;
  result_announced_at: OptionalInstant;
  /** Number of changes since the request (RFC 5545, section 3.8.7.4, "SEQUENCE"). */
  revision: Generated<number>;
  created_at: Instant;
}

/** An offer and its letter, with the terms of the day it was sent (job contract, `OfferLetter`). */
export interface JobOffersTable {
  id: Generated<string>;
  application_id: string;
  code: string;
  /** An offer without an answer has expired once `expires_at` has passed. */
  status: 'OFFERED' | 'ACCEPTED' | 'DENIED';
  sent_at: Instant;
  offer_date: string;
  expires_at: Instant;
  joining_date: string;
  ceremony_date: OptionalDay;
  company_address: Optional<string>;
  company_address_jp: Optional<string>;
  representative_director: Optional<string>;
  representative_director_jp: Optional<string>;
  hr_phone: Optional<string>;
  hr_email: Optional<string>;
  position: string;
  position_jp: Optional<string>;
  location_id: Optional<string>;
  /** `Salary` of the job contract. */
  salary: OptionalJson;
  /** `JobTerms` of the job contract. */
  terms: Json;
  message: Optional<string>;
  message_jp: Optional<string>;
  feedback_message: Optional<string>;
  feedback_message_jp: Optional<string>;
  answered_at: OptionalInstant;
  deny_reason: Optional<string>;
  deny_note: Optional<string>;
}

export interface JobFavoritesTable {
  user_id: string;
  job_id: string;
  /** The deadline of the last reminder. */
  reminded_of: OptionalInstant;
  created_at: Instant;
}

/** An entry for a day at the accepted offer; a day without a row is empty. */
export interface TimesheetDaysTable {
  application_id: string;
  day: string;
  /** Time of day at the workplace, read as `HH:MM:SS`. */
  start_time: Optional<string>;
  finish_time: Optional<string>;
  break_minutes: number;
  comments: Optional<string>;
}

export interface TimesheetWeeksTable {
  application_id: string;
  /** First day of the month. */
  month: string;
  /** 1 to 5. */
  week: number;
  submitted_at: Instant;
  status: ColumnType<SubmittedStatus, SubmittedStatus | undefined>;
  decided_at: OptionalInstant;
  /** Why it was sent back, in at least one language. */
  reason: Optional<string>;
  reason_jp: Optional<string>;
}

/** The status of a week that was submitted; a week without a row is a draft. */
export type SubmittedStatus = 'SUBMITTED' | 'APPROVED' | 'SENT_BACK';

/** Expenses at the accepted offer. */
export interface ExpensesTable {
  application_id: string;
  day: string;
  /** Order among the expenses of a month, from 0. */
  position: number;
  item: string;
  detail: Optional<string>;
  /** Price of one, in whole units of the currency. */
  price: number;
  currency: string;
  quantity: number;
}

/** A university's message with a recommendation; without a message there is no row. */
export interface RecommendationsTable {
  application_id: string;
  message: Optional<string>;
  message_jp: Optional<string>;
}

export interface SavedSearchesTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  audience: 'PUBLIC' | 'UNIVERSITY';
  /** `JobFilters` of the job contract. */
  filters: ColumnType<unknown, string, string>;
  /** Jobs posted since then are new. */
  visited_at: Instant;
  created_at: Instant;
}

/** The last report of each student on a job. */
export interface JobReportsTable {
  user_id: string;
  job_id: string;
  reason: string;
  note: Optional<string>;
  reported_at: Instant;
}

/** The secret of a user's calendar subscriptions, if any. */
export interface CalendarTokensTable {
  user_id: string;
  /** SHA-256 of the token. */
  hash: Buffer;
  /** The token, sealed by the secret box, since it is shown to its user again. */
  sealed: Buffer;
  created_at: Instant;
}

/** Companies that viewed a student's profile. */
export interface ProfileViewsTable {
  user_id: string;
  company_id: string;
  /** Last view. */
  viewed_at: Instant;
  /** Days with a view. */
  view_count: number;
}

/** Accounts reported by the companion internship application. */
export interface CompanionAccountsTable {
  /** As E.164. */
  phone: string;
  family_name: string;
  first_name: string;
  family_name_jp: Optional<string>;
  first_name_jp: Optional<string>;
  graduation_year: Optional<number>;
}

/** A queued mail. */
export interface MailsTable {
  id: Generated<string>;
  recipient: string;
  language: 'en' | 'jp';
  /** Name of the template in `platform/mail`. */
  template: string;
  /** Values of the template, including a link with its token: the row is deleted with the mail. */
  words: Json;
  created_at: Instant;
  /** The mail is useless after this moment. */
  expires_at: Instant;
  attempts: Generated<number>;
  /** When it may be taken; while it is being sent, the end of the lease. */
  next_attempt_at: Instant;
}

export type NotificationGroup = 'JOBS' | 'SEMINAR';

/** The values of the notification contract's `NotificationKind`. */
export type NotificationKind =
  | 'RECOMMENDATION'
  | 'INTERVIEW_REQUEST'
  | 'INTERVIEW_CHANGE'
  | 'INTERVIEW_RESULT'
  | 'JOB_OFFER'
  | 'UNLUCKY'
  | 'JOB_DEADLINE'
  | 'SEMINAR_INVITATION'
  | 'SEMINAR_SEAT_HELD'
  | 'SEMINAR_CHANGE'
  | 'SEMINAR_REMINDER'
  | 'SEMINAR_FEEDBACK'
  | 'COUNSELLING_CHANGE'
  | 'TIMESHEET_CHANGE'
  | 'HELP_ANSWER'
  | 'CHAT_MESSAGE'
  | 'ANNOUNCEMENT';

export interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  notification_group: NotificationGroup;
  kind: NotificationKind;
  title: string;
  title_jp: Optional<string>;
  body: Optional<string>;
  body_jp: Optional<string>;
  link: string;
  /** Path of the application it belongs to, if any. */
  application_link: Optional<string>;
  created_at: Instant;
  /** When it was read individually; a mark in `notification_reads` also counts. */
  read_at: OptionalInstant;
  /** Numbers the notifications of a user in the order they became visible; a version of `notification_states`. */
  sequence: Generated<number>;
}

/** Counters of a user's notifications; locking this row serializes every change to them. */
export interface NotificationStatesTable {
  user_id: string;
  version: Generated<number>;
  jobs_total: Generated<number>;
  jobs_unread: Generated<number>;
  /** Everything of the group up to here is read. */
  jobs_read_up_to: OptionalInstant;
  seminar_total: Generated<number>;
  seminar_unread: Generated<number>;
  seminar_read_up_to: OptionalInstant;
  /** The user's day of the last digest mail. */
  digested_on: OptionalDay;
}

/** When everything of a group up to a moment was marked as read. */
export interface NotificationReadsTable {
  user_id: string;
  notification_group: NotificationGroup;
  up_to: Instant;
  read_at: Instant;
}

/** A pending delivery of a notification outside the portal. */
export interface NotificationDeliveriesTable {
  notification_id: string;
  channel: 'PUSH' | 'MAIL';
  user_id: string;
  due_at: Instant;
  attempts: Generated<number>;
  /** Waits for the digest of the day. */
  is_in_digest: Generated<boolean>;
}

/** A browser that receives push messages; it belongs to the user who registered it last. */
export interface DevicesTable {
  device_id: string;
  /** SHA-256 of `device_id`. */
  device_hash: GeneratedAlways<Buffer>;
  user_id: string;
  platform: string;
  app_code: string;
  registered_at: Instant;
  /** It is unregistered when this session ends. */
  session_id: Optional<string>;
}

export interface PostsTable {
  id: Generated<string>;
  /** Values of the shared contract's `EntityType`: Michi, a company or a university. */
  publisher: 'JOBHUNTING' | 'COMPANY' | 'UNIVERSITY';
  /** Set exactly when the publisher is a company. */
  company_id: Optional<string>;
  /** Set exactly when the publisher is a university. */
  university_id: Optional<string>;
  /** The university whose students it is for; null for everyone. */
  audience_university_id: Optional<string>;
  title: string;
  title_jp: Optional<string>;
  /** Sanitized HTML. */
  body: string;
  body_jp: Optional<string>;
  picture_url: Optional<string>;
  picture_text: Optional<string>;
  picture_text_jp: Optional<string>;
  /** Number of rows in `post_likes`, maintained by a trigger. */
  like_count: GeneratedAlways<number>;
  /** Identifies the post for the operator, so that publishing it again finds it. */
  import_key: Optional<string>;
  /** Null if students were never notified. */
  notified_at: OptionalInstant;
  published_at: Instant;
  updated_at: Instant;
  /** Written by the news module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
  description_terms: GeneratedAlways<string[]>;
}

export interface PostLikesTable {
  user_id: string;
  post_id: string;
  created_at: Instant;
}

/** The values of the seminar contract's `SeminarApplicationStatus`. */
export type SeminarApplicationStatus =
  | 'INVITED'
  | 'WAITING'
  | 'SEAT_HELD'
  | 'REGISTERED'
  | 'ATTENDED'
  | 'CANCELLED';

/** A seminar, as in the seminar contract's `SeminarDetail`. */
export interface SeminarsTable {
  id: Generated<string>;
  audience: 'PUBLIC' | 'UNIVERSITY';
  /** The university that it is for or that organizes it; always set for the audience UNIVERSITY. */
  university_id: Optional<string>;
  /** Equal for dates of the same seminar. */
  series: Optional<string>;
  title: string;
  title_jp: Optional<string>;
  /** Sanitized HTML. */
  description: Optional<string>;
  description_jp: Optional<string>;
  style: 'ONLINE' | 'OFFLINE' | 'BOTH';
  organizer: 'COMPANY' | 'UNIVERSITY' | 'JOBHUNTING';
  company_id: Optional<string>;
  starts_at: Instant;
  ends_at: Instant;
  /** Null without a limit. */
  capacity: Optional<number>;
  /** Registered or held seats; maintained by a trigger, like the next two. */
  seats_taken: GeneratedAlways<number>;
  people_waiting: GeneratedAlways<number>;
  /** Invited, waiting, or with a seat held. */
  undecided: GeneratedAlways<number>;
  application_deadline: OptionalInstant;
  university_deadline: OptionalInstant;
  graduation_years: Generated<number[]>;
  place_name: Optional<string>;
  place_name_jp: Optional<string>;
  nearest_station: Optional<string>;
  nearest_station_jp: Optional<string>;
  link: Optional<string>;
  /** Properties without filters, in the shape of `SeminarDetail`; a missing one counts as null or an empty list. */
  details: Json;
  /** When the organizer closed it to applications. */
  closed_at: OptionalInstant;
  /** When it was cancelled. */
  cancelled_at: OptionalInstant;
  /** When registered students were reminded. */
  reminded_at: OptionalInstant;
  /** Identifies the seminar for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  posted_at: Instant;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
  /** Its deadline or its start; long ago when closed. */
  open_until: GeneratedAlways<string>;
  /** Written by the seminar module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
  description_terms: GeneratedAlways<string[]>;
}

export interface SeminarApplicationsTable {
  id: Generated<string>;
  seminar_id: string;
  user_id: string;
  status: SeminarApplicationStatus;
  /** The reason for applying at that time. */
  reason: Optional<string>;
  invited_at: OptionalInstant;
  applied_at: OptionalInstant;
  /** Order in the queue of the seminar, lowest first. */
  queue_number: Optional<number>;
  seat_held_until: OptionalInstant;
  attended_at: OptionalInstant;
  cancelled_at: OptionalInstant;
  cancel_reason: Optional<string>;
  status_changed_at: Instant;
  created_at: Instant;
}

export interface SeminarFavoritesTable {
  user_id: string;
  seminar_id: string;
  created_at: Instant;
}

/** A question about every seminar (seminar contract, `FeedbackQuestion`). */
export interface SeminarFeedbackQuestionsTable {
  id: Generated<string>;
  position: number;
  question: string;
  question_jp: Optional<string>;
  scale: Optional<'SATISFACTION' | 'INTEREST_IN_INDUSTRY' | 'IMPORTANCE_OF_JOB_FACTOR'>;
  is_required: boolean;
  /** A list of `FeedbackItem`. */
  items: Json;
}

export interface SeminarFeedbackTable {
  id: Generated<string>;
  application_id: string;
  /** A list of `FeedbackRating`. */
  ratings: ColumnType<unknown, string, string>;
  /** A list of `FeedbackText`. */
  texts: ColumnType<unknown, string, string>;
  given_at: Instant;
}

/** Without a row the profile is empty. The lists have the shape of the user contract. */
export interface StudentProfilesTable {
  user_id: string;
  /** Null until the student has said; companies find no such profile. */
  is_visible_to_companies: Optional<boolean>;
  education: Json;
  work_experience: Json;
  certifications: Json;
  research_topics: Optional<string>;
  focus_as_student: Optional<string>;
  /** Ids of `job_categories` and `industries`. */
  field_of_interest_ids: Generated<string[]>;
  /** The audience of each section for which one was chosen. */
  visibility: Json;
  updated_at: CreatedInstant;
}

/** Other services refer to these by id. */
export interface ReasonsForApplyingTable {
  id: Generated<string>;
  user_id: string;
  position: number;
  title: string;
  text: string;
}

/** The bytes are in the file store. */
export interface FilesTable {
  id: Generated<string>;
  /** Null for a file of an operator. */
  user_id: Optional<string>;
  name: string;
  media_type: string;
  size: number;
  created_at: Instant;
}

/** Deleted files whose bytes are still to be removed from the store. */
export interface DiscardedFilesTable {
  /** That of the deleted row of `files`. */
  id: string;
  discarded_at: Instant;
  retry_at: Instant;
}

/** Resumes, created in Michi or uploaded. */
export interface ResumesTable {
  id: Generated<string>;
  user_id: string;
  kind: 'CREATED' | 'UPLOADED';
  title: string;
  language: 'en' | 'jp';
  format: Optional<ResumeFormat>;
  /** Choices of a created resume, in the shape of the user contract without the paper. */
  choices: OptionalJson;
  paper: Generated<ResumePaper>;
  is_default: boolean;
  file_id: Optional<string>;
  reason_id: Optional<string>;
  requests: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ResumeSharesTable {
  id: Generated<string>;
  user_id: string;
  resume_id: string;
  token_hash: Buffer;
  view_count: Generated<number>;
  last_viewed_at: OptionalInstant;
  created_at: Instant;
  expires_at: Instant;
}

/** Copies of resumes for applications and links. */
export interface ResumeCopiesTable {
  id: Generated<string>;
  user_id: string;
  resume_id: Optional<string>;
  application_id: Optional<string>;
  share_id: Optional<string>;
  kind: 'CREATED' | 'UPLOADED';
  title: string;
  language: 'en' | 'jp';
  format: Optional<ResumeFormat>;
  /** Content of a created resume, in the shape of the user contract without the paper. */
  content: OptionalJson;
  paper: Generated<ResumePaper>;
  photo_file_id: Optional<string>;
  file_id: Optional<string>;
  created_at: Instant;
}

type ResumeFormat = 'MHLW' | 'UNIVERSITY' | 'ENGLISH_CLASSIC' | 'ENGLISH_MODERN';

type ResumePaper = 'A4' | 'LETTER';

export interface ResumeUploadsTable {
  id: Generated<string>;
  user_id: string;
  file_name: string;
  size: number;
  received_size: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface ResumeUploadPartsTable {
  upload_id: string;
  start: number;
  bytes: Buffer;
}

/** A course (common contract, `Course`). */
export interface CoursesTable {
  id: Generated<string>;
  /** The university whose students it is for; null for everyone. */
  university_id: Optional<string>;
  name: string;
  name_jp: Optional<string>;
  description: Optional<string>;
  description_jp: Optional<string>;
  provider: Optional<string>;
  provider_jp: Optional<string>;
  url: string;
  minutes: Optional<number>;
  starts_on: OptionalDay;
  due_on: OptionalDay;
  /** Identifies the course for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  created_at: Instant;
}

export interface CourseCompletionsTable {
  user_id: string;
  course_id: string;
  completed_at: Instant;
}

export interface HelpCategoriesTable {
  id: Generated<string>;
  /** Order in lists, lowest first. */
  position: number;
  title: string;
  title_jp: Optional<string>;
}

export interface HelpsTable {
  id: Generated<string>;
  category_id: string;
  /** Order in its category, lowest first. */
  position: number;
  question: string;
  question_jp: Optional<string>;
  /** Sanitized HTML. */
  answer: string;
  answer_jp: Optional<string>;
  /** Identifies it for an import. */
  import_key: Optional<string>;
  updated_at: Instant;
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<string[]>;
}

/** A student's question to Michi (a ticket). */
export interface HelpQuestionsTable {
  id: Generated<string>;
  user_id: string;
  category_id: Optional<string>;
  title: string;
  text: string;
  /** The stored status; a question without activity may be closed since. */
  status: Generated<'OPEN' | 'ANSWERED' | 'CLOSED'>;
  answer_count: Generated<number>;
  /** Last answer by Michi. */
  answered_at: OptionalInstant;
  /** When the student last read it. */
  read_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** Messages of a question, by the student or by Michi. */
export interface HelpAnswersTable {
  id: Generated<string>;
  question_id: string;
  is_by_student: boolean;
  text: string;
  created_at: Instant;
}

/** Feedback about Michi, on scales of 1 to 5; null without a rating. */
export interface FeedbacksTable {
  id: Generated<string>;
  user_id: string;
  overall: number;
  ease_of_use: Optional<number>;
  jobs: Optional<number>;
  seminars: Optional<number>;
  support: Optional<number>;
  comment: Optional<string>;
  created_at: Instant;
}

export interface FeedbackIndustryInterestsTable {
  feedback_id: string;
  industry_id: string;
  interest: number;
  /** Order in which they were given. */
  position: number;
}

export interface FeedbackJobFactorsTable {
  feedback_id: string;
  /** `JobFactor` of the common contract. */
  factor: string;
  importance: number;
  /** Order in which they were given. */
  position: number;
}

/** Parties of a conversation, with the values of the shared contract's `EntityType`. */
export type ChatParty = 'COMPANY' | 'UNIVERSITY' | 'JOBHUNTING';

export interface ChatDesksTable {
  id: Generated<string>;
  name: string;
  name_jp: Optional<string>;
  response_days: Optional<number>;
  office_hours: Optional<string>;
  office_hours_jp: Optional<string>;
}

/** A view of everyone a student can have a thread with: companies, universities and desks. */
export interface ChatEntitiesView {
  id: GeneratedAlways<string>;
  type: GeneratedAlways<ChatParty>;
  /** Without control characters and directional overrides. */
  name: GeneratedAlways<string>;
  name_jp: GeneratedAlways<string | null>;
  is_verified: GeneratedAlways<boolean>;
  response_days: GeneratedAlways<number | null>;
  office_hours: GeneratedAlways<string | null>;
  office_hours_jp: GeneratedAlways<string | null>;
}

export interface ChatThreadsTable {
  id: Generated<string>;
  kind: 'DIRECT' | 'GROUP';
  company_id: Optional<string>;
  university_id: Optional<string>;
  desk_id: Optional<string>;
  /** The one of the three that is set. */
  entity_id: GeneratedAlways<string>;
  /** The student of a direct thread; null for a group. */
  user_id: Optional<string>;
  title: Optional<string>;
  title_jp: Optional<string>;
  /** Number of its last message; 0 before the first. */
  last_sequence: Generated<number>;
  entity_read_up_to: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ChatMembersTable {
  thread_id: string;
  user_id: string;
  read_up_to: Generated<number>;
  /** Messages they have sent. */
  sent_count: Generated<number>;
  /** Those of them up to `read_up_to`. */
  sent_read: Generated<number>;
  joined_at: Instant;
}

export interface ChatMessagesTable {
  thread_id: string;
  sequence: number;
  id: Generated<string>;
  sender_type: ChatParty | 'STUDENT';
  /** Null for a message of a party. */
  sender_user_id: Optional<string>;
  sender_name: string;
  sender_name_jp: Optional<string>;
  /** Number of the message among those of the student in the thread, from 1; null for a party. */
  sender_number: Optional<number>;
  /** The `Idempotency-Key` of the request. */
  client_key: Optional<string>;
  text: Optional<string>;
  job_offer_id: Optional<string>;
  removed_at: OptionalInstant;
  sent_at: Instant;
  search_text: GeneratedAlways<string>;
  search_grams: GeneratedAlways<string[]>;
}

/** Without `thread_id` not sent yet. */
export interface ChatAttachmentsTable {
  file_id: string;
  user_id: string;
  thread_id: Optional<string>;
  sequence: Optional<number>;
  position: Generated<number>;
}

export interface ChatStatesTable {
  user_id: string;
  version: Generated<number>;
  /** Events up to here have been deleted. */
  forgotten_version: Generated<number>;
}

export interface ChatEventsTable {
  user_id: string;
  version: number;
  kind: 'MESSAGE' | 'READ';
  thread_id: string;
  sequence: number;
  /** Who read; null for the student whose event it is. */
  reader: Optional<ChatParty>;
  happened_at: Instant;
}

export interface ChatBlocksTable {
  user_id: string;
  entity_id: string;
  entity_type: ChatParty;
  blocked_at: Instant;
}

/** The last report of each student on a conversation. */
export interface ChatReportsTable {
  user_id: string;
  thread_id: string;
  reason: string;
  note: Optional<string>;
  sequence: Optional<number>;
  /** The text of the message when it was reported. */
  message_text: Optional<string>;
  sender_name: Optional<string>;
  reported_at: Instant;
  handled_at: OptionalInstant;
}

export interface InstallationTable {
  key: string;
  value: string;
  created_at: CreatedInstant;
}

/** Every table of the server, for Kysely. */
export interface Database {
  universities: UniversitiesTable;
  university_sponsors: UniversitySponsorsTable;
  university_dates: UniversityDatesTable;
  counsellors: CounsellorsTable;
  counsellor_hours: CounsellorHoursTable;
  counselling_quarters: CounsellingQuartersTable;
  counsellor_absences: CounsellorAbsencesTable;
  counsellings: CounsellingsTable;
  counselling_resumes: CounsellingResumesTable;
  counselling_files: CounsellingFilesTable;
  users: UsersTable;
  user_details: UserDetailsTable;
  students: StudentsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  account_tokens: AccountTokensTable;
  account_leaves: AccountLeavesTable;
  account_deletions: AccountDeletionsTable;
  terms_acceptances: TermsAcceptancesTable;
  user_imports: UserImportsTable;
  user_import_rows: UserImportRowsTable;
  audit_entries: AuditEntriesTable;
  identities: IdentitiesTable;
  identity_logins: IdentityLoginsTable;
  rate_limit_windows: RateLimitWindowsTable;
  changes: ChangesTable;
  idempotency_keys: IdempotencyKeysTable;
  discarded_files: DiscardedFilesTable;
  locations: LocationsTable;
  job_categories: CategoriesTable;
  industries: CategoriesTable;
  companies: CompaniesTable;
  jobs: JobsTable;
  job_locations: JobLocationsTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  application_notes: ApplicationNotesTable;
  interviews: InterviewsTable;
  job_offers: JobOffersTable;
  job_favorites: JobFavoritesTable;
  timesheet_days: TimesheetDaysTable;
  timesheet_weeks: TimesheetWeeksTable;
  expenses: ExpensesTable;
  recommendations: RecommendationsTable;
  saved_searches: SavedSearchesTable;
  job_reports: JobReportsTable;
  profile_views: ProfileViewsTable;
  calendar_tokens: CalendarTokensTable;
  companion_accounts: CompanionAccountsTable;
  subscriptions: SubscriptionsTable;
  notifications: NotificationsTable;
  notification_states: NotificationStatesTable;
  notification_reads: NotificationReadsTable;
  notification_deliveries: NotificationDeliveriesTable;
  devices: DevicesTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  seminars: SeminarsTable;
  seminar_applications: SeminarApplicationsTable;
  seminar_favorites: SeminarFavoritesTable;
  seminar_feedback_questions: SeminarFeedbackQuestionsTable;
  seminar_feedback: SeminarFeedbackTable;
  student_profiles: StudentProfilesTable;
  reasons_for_applying: ReasonsForApplyingTable;
  files: FilesTable;
  resumes: ResumesTable;
  resume_shares: ResumeSharesTable;
  resume_copies: ResumeCopiesTable;
  resume_uploads: ResumeUploadsTable;
  resume_upload_parts: ResumeUploadPartsTable;
  courses: CoursesTable;
  course_completions: CourseCompletionsTable;
  help_categories: HelpCategoriesTable;
  helps: HelpsTable;
  help_questions: HelpQuestionsTable;
  help_answers: HelpAnswersTable;
  feedbacks: FeedbacksTable;
  feedback_industry_interests: FeedbackIndustryInterestsTable;
  feedback_job_factors: FeedbackJobFactorsTable;
  chat_desks: ChatDesksTable;
  chat_entities: ChatEntitiesView;
  chat_threads: ChatThreadsTable;
  chat_members: ChatMembersTable;
  chat_messages: ChatMessagesTable;
  chat_attachments: ChatAttachmentsTable;
  chat_states: ChatStatesTable;
  chat_events: ChatEventsTable;
  chat_blocks: ChatBlocksTable;
  chat_reports: ChatReportsTable;
  mails: MailsTable;
  installation: InstallationTable;
}
