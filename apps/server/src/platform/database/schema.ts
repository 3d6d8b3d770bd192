import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApplicationStage } from '../../pipeline/transitions.ts';

/** A moment, read as an ISO string in UTC; written as one or as a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
type CreatedInstant = ColumnType<string, string | Date | undefined, string | Date>;

/** A plain day, `YYYY-MM-DD`. */
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/** JSON, read as unknown and checked where it is used; written as text. */
type Json = ColumnType<unknown, string | undefined, string>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface UniversitiesTable {
  id: Generated<string>;
  name: string;
  name_jp: Optional<string>;
  details: Json;
  created_at: CreatedInstant;
}

/** Who a user is to the product (product spec, section 6). */
export type Role = 'STUDENT' | 'COMPANY' | 'UNIVERSITY' | 'COUNSELLOR' | 'ADMIN';

/** What a user's account may do (product spec, section 4, "Account"). */
export type AccountStatus = 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'ON_LEAVE' | 'DELETED';

export interface UsersTable {
  id: Generated<string>;
  email: string;
  /** Null for an account that signs in through an identity provider alone. */
  password_hash: Optional<string>;
  role: Generated<Role>;
  account_status: Generated<AccountStatus>;
  language: Generated<'en' | 'jp'>;
  timezone: Generated<string>;
  email_verified_at: OptionalInstant;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
}

/** A user as a person, in the words of the user contract's profile. */
export interface UserDetailsTable {
  id: Generated<string>;
  user_id: string;
  family_name: string;
  first_name: string;
  middle_name: Optional<string>;
  family_name_jp: Optional<string>;
  first_name_jp: Optional<string>;
  middle_name_jp: Optional<string>;
  family_name_furigana: Optional<string>;
  first_name_furigana: Optional<string>;
  middle_name_furigana: Optional<string>;
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
  updated_at: CreatedInstant;
}

export interface StudentsTable {
  id: Generated<string>;
  user_id: string;
  university_id: Optional<string>;
  graduation_year: Optional<number>;
  created_at: CreatedInstant;
}

/** What a session may be used for: everything, or only coming back from leave. */
export type SessionScope = 'FULL' | 'REACTIVATE';

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  scope: SessionScope;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: OptionalInstant;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  hash: Buffer;
  session_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
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
  /** Place in lists, lowest first. */
  position: Generated<number>;
  created_at: CreatedInstant;
}

export interface CategoriesTable {
  id: Generated<string>;
  title: string;
  title_jp: Optional<string>;
  parent_id: Optional<string>;
  /** Place in lists, lowest first. */
  position: Generated<number>;
}

export interface CompaniesTable {
  id: Generated<string>;
  name: string;
  name_jp: Optional<string>;
  industry_id: Optional<string>;
  location_id: Optional<string>;
  employee_band: Optional<string>;
  stock: Optional<string>;
  established_on: OptionalDay;
  is_verified: Generated<boolean>;
  response_days: Optional<number>;
  /** Everything of a company that nothing filters by, in the shape of the company contract. */
  details: Json;
  /** Names the company for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  /** What a search looks through, made by the company module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
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
  /** The university whose students the job is for; set exactly when the audience is UNIVERSITY. */
  university_id: Optional<string>;
  title: string;
  title_jp: Optional<string>;
  description: Optional<string>;
  description_jp: Optional<string>;
  salary_minimum: Optional<number>;
  salary_maximum: Optional<number>;
  salary_currency: Optional<string>;
  salary_period: Optional<'HOUR' | 'MONTH' | 'YEAR'>;
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
  /** Closed by the company; a job past `entry_deadline` is closed as well. */
  is_closed: Generated<boolean>;
  /** The moment it stops taking applications: the deadline, the far future without one, long ago when closed. */
  open_until: GeneratedAlways<string>;
  /** The job's rows of `job_locations`, kept by a trigger. */
  location_ids: GeneratedAlways<string[]>;
  /** `JobTerms` of the job contract without `englishUse`, which is a column; a missing name counts as null. */
  terms: Json;
  /** A list of `SelectionStep` of the job contract. */
  selection_process: Json;
  source_url: Optional<string>;
  /** The posting as it was imported, with the fields nobody knows. */
  source: OptionalJson;
  /** Names the job for an import, so that a second run finds it again. */
  import_key: Optional<string>;
  posted_at: Instant;
  created_at: CreatedInstant;
  updated_at: CreatedInstant;
  /** What a search looks through, made by the job module. */
  search_text: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
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
  stage: ApplicationStage;
  interviewer: Generated<'COMPANY' | 'UNIVERSITY'>;
  applied_at: OptionalInstant;
  stage_changed_at: Instant;
  answer_by: OptionalInstant;
  result_expected_by: OptionalInstant;
  created_at: Instant;
}

export interface ApplicationEventsTable {
  id: Generated<string>;
  application_id: string;
  /** The name of the transition in `src/pipeline`. */
  action: string;
  from_stage: Optional<ApplicationStage>;
  stage: ApplicationStage;
  actor: 'STUDENT' | 'COMPANY' | 'UNIVERSITY' | 'SYSTEM';
  happened_at: Instant;
  reason: Optional<string>;
  note: Optional<string>;
}

export interface JobFavoritesTable {
  user_id: string;
  job_id: string;
  created_at: Instant;
}

export interface InstallationTable {
  key: string;
  value: string;
  created_at: CreatedInstant;
}

/** Every table of the server, for Kysely. */
export interface Database {
  universities: UniversitiesTable;
  users: UsersTable;
  user_details: UserDetailsTable;
  students: StudentsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  locations: LocationsTable;
  job_categories: CategoriesTable;
  industries: CategoriesTable;
  companies: CompaniesTable;
  jobs: JobsTable;
  job_locations: JobLocationsTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  job_favorites: JobFavoritesTable;
  installation: InstallationTable;
}
