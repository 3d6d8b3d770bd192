import { sql, type Kysely } from 'kysely';

/** Accounts: users, their details and files, logins and sessions, and what is kept about their requests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(ACCOUNTS).execute(database);
  await sql.raw(LOGINS).execute(database);
  await sql.raw(REQUESTS).execute(database);
}

/** Every writing of a name, in the form that searches are in. */
const NAMES = `search_form(${[
  'family_name',
  'first_name',
  'middle_name',
  'family_name_jp',
  'first_name_jp',
  'middle_name_jp',
  'family_name_furigana',
  'first_name_furigana',
  'middle_name_furigana',
  'nickname',
]
  .map((column) => `coalesce(${column}, '')`)
  .join(` || ' ' || `)})`;

/** Users who can log in; the list of users contains no others. */
const LISTED = `where role in ('STUDENT', 'ADMIN') and account_status <> 'DELETED'`;

const ACCOUNTS = String.raw`
  -- Everyone who has an account.
  create table users (
    id uuid primary key,
    email text not null,
    password_hash text,
    password_changed_at timestamptz,
    role text not null default 'STUDENT' check (role in ('STUDENT', 'COMPANY', 'UNIVERSITY', 'COUNSELLOR', 'ADMIN')),
    account_status text not null default 'ACTIVE'
      check (account_status in ('ACTIVE', 'INACTIVE', 'BLOCKED', 'ON_LEAVE', 'DELETED')),
    language text not null default 'en' check (language in ('en', 'jp')),
    timezone text not null default 'JST',
    email_verified_at timestamptz,
    notification_choices jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on column users.password_hash is 'Null for an account that signs in through an identity provider only.';
  comment on column users.password_changed_at is 'Rehashing does not count.';
  comment on column users.notification_choices is 'NotificationChoices of the user contract; null for the defaults.';
  create unique index users_email on users (lower(email));
  create index users_email_part on users using gin (lower(email) gin_trgm_ops);
  create index users_newest on users (created_at desc, id desc) ${LISTED};
  -- The few; of the many, a page is soon found in the order of the list.
  create index users_kept_out on users (account_status, id) where account_status in ('INACTIVE', 'BLOCKED');
  create index users_admins on users (id) where role = 'ADMIN';

  -- A name as an English text has it: in romaji, and as Japanese writes it where a part has no romaji.
  create function written_name(
    family text, middle text, first text, family_jp text, middle_jp text, first_jp text) returns text
    language sql stable parallel safe
    return case when family is null or first is null
      then concat_ws(' ', coalesce(family_jp, family), coalesce(middle_jp, middle), coalesce(first_jp, first))
      else concat_ws(' ', first, middle, family) end;

  -- A phone number of a profile in the form of the companion application (E.164).
  create function international_phone(value text) returns text
    language sql immutable parallel safe strict
    return case when value like '+%' then '+' || regexp_replace(value, '\D', '', 'g')
      else '+81' || regexp_replace(regexp_replace(value, '\D', '', 'g'), '^0', '') end;

  -- A user's personal details, as in the user contract's profile. A name is in romaji, in kanji or kana, or in both.
  create table user_details (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    family_name text,
    first_name text,
    middle_name text,
    family_name_jp text,
    first_name_jp text,
    middle_name_jp text,
    family_name_furigana text,
    first_name_furigana text,
    middle_name_furigana text,
    reading text collate "ja-x-icu" not null generated always as (
      coalesce(family_name_furigana, family_name_jp, family_name, '') || ' '
        || coalesce(first_name_furigana, first_name_jp, first_name, '')) stored,
    nickname text,
    gender text check (gender in ('FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY')),
    date_of_birth date,
    home_phone text,
    mobile_phone text,
    address jsonb,
    emergency_address jsonb,
    about text,
    skills text[] not null default '{}',
    hobbies text,
    search_text text not null generated always as (${NAMES}) stored,
    search_grams text[] not null generated always as (search_grams(${NAMES})) stored,
    updated_at timestamptz not null default now(),
    constraint user_details_family_name_given check (family_name is not null or family_name_jp is not null),
    constraint user_details_first_name_given check (first_name is not null or first_name_jp is not null)
  );
  comment on column user_details.reading is 'The name in lists in Japanese, in the order of the kana.';
  comment on column user_details.address is 'Address of the user contract.';
  comment on column user_details.emergency_address is 'Address of the user contract.';
  comment on column user_details.search_text is 'Generated from every form of the name.';
  create index user_details_name on user_details (
    lower(coalesce(family_name, family_name_furigana, family_name_jp)),
    lower(coalesce(first_name, first_name_furigana, first_name_jp)), user_id);
  create index user_details_reading on user_details (reading, user_id);
  create index user_details_search_text on user_details using gin (search_text gin_trgm_ops);
  create index user_details_search_grams on user_details using gin (search_grams);
  create index user_details_mobile_phone on user_details (international_phone(mobile_phone))
    where mobile_phone is not null;

  -- Uploaded files. The file store has the bytes under the id; an unreferenced row is deleted together with its bytes.
  create table files (
    id uuid primary key,
    user_id uuid references users on delete cascade,
    name text not null check (name <> ''),
    media_type text not null check (media_type <> ''),
    size integer not null check (size > 0),
    created_at timestamptz not null
  );
  comment on column files.user_id is 'Null for a file of an operator.';
  create index files_user on files (user_id);
  create index files_created on files (created_at);

  -- Deleted files whose bytes are still to be removed from the store.
  create table discarded_files (
    id uuid primary key,
    discarded_at timestamptz not null,
    retry_at timestamptz not null
  );
  comment on column discarded_files.id is 'That of the deleted row of files.';
  create index discarded_files_due on discarded_files (retry_at);

  -- What an account of a student has beside the user's.
  create table students (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    university_id uuid references universities,
    university_linked_at timestamptz,
    graduation_year integer check (graduation_year between 1950 and 2100),
    needs_visa boolean,
    photo_file_id uuid references files,
    created_at timestamptz not null default now()
  );
  create index students_university on students (university_id) where university_id is not null;
  create index students_photo on students (photo_file_id) where photo_file_id is not null;

  -- Accepted versions of the terms.
  create table terms_acceptances (
    user_id uuid not null references users on delete cascade,
    version text not null check (length(version) between 1 and 40),
    accepted_at timestamptz not null,
    primary key (user_id, version)
  );

  -- Leaves of students, who come back.
  create table account_leaves (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    reason text not null check (reason in (
      'GOING_ABROAD_OR_WORKING_HOLIDAY', 'DIFFICULT_TO_USE_OR_POOR_SERVICE', 'FEW_COMPANIES')),
    note text,
    began_at timestamptz not null,
    ended_at timestamptz
  );
  comment on column account_leaves.ended_at is 'Null while it lasts.';
  create index account_leaves_user on account_leaves (user_id, began_at desc);

  -- Why accounts were deleted. Anonymous: no user id, and neither an id nor a timestamp that reveals the time or the
  -- order.
  create table account_deletions (
    id uuid primary key default gen_random_uuid(),
    reason text not null check (reason in (
      'GOING_ABROAD_OR_WORKING_HOLIDAY', 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS', 'DIFFICULT_TO_USE_OR_POOR_SERVICE',
      'FEW_COMPANIES')),
    note text,
    month date not null check (month = date_trunc('month', month))
  );
  comment on column account_deletions.month is 'First day of the month.';

  -- Accounts reported by the companion internship application, for filling in the registration form.
  create table companion_accounts (
    phone text primary key,
    family_name text not null,
    first_name text not null,
    family_name_jp text,
    first_name_jp text,
    graduation_year integer check (graduation_year between 1950 and 2100)
  );
  comment on column companion_accounts.phone is 'As E.164.';

  -- The secrets with which calendar applications subscribe, one for each user.
  create table calendar_tokens (
    user_id uuid primary key references users on delete cascade,
    hash bytea not null unique,
    sealed bytea not null,
    created_at timestamptz not null
  );
  comment on column calendar_tokens.hash is 'SHA-256 of the token.';
  comment on column calendar_tokens.sealed is
    'The token, sealed by the secret box, since it is shown to its user again.';
`;

const LOGINS = String.raw`
  -- Logins of users.
  create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    scope text not null check (scope in ('FULL', 'REACTIVATE')),
    browser text check (length(browser) <= 100),
    operating_system text check (length(operating_system) <= 100),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz not null,
    revoked_at timestamptz,
    written_position pg_lsn
  );
  comment on column sessions.last_used_at is 'Start or last renewal.';
  comment on column sessions.written_position is
    'Write-ahead log position after the last writing request; stored only if there is a replica.';
  create index sessions_user on sessions (user_id) where revoked_at is null;
  create index sessions_expiry on sessions (expires_at);
  -- Ended logins count as well when a device is looked up.
  create index sessions_device on sessions (user_id, browser, operating_system);

  -- Tokens by which a session is renewed, each used once.
  create table refresh_tokens (
    hash bytea primary key check (octet_length(hash) = 32),
    session_id uuid not null references sessions on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  comment on column refresh_tokens.hash is 'SHA-256 of the token, which is not stored.';
  create index refresh_tokens_session on refresh_tokens (session_id);

  -- The second step of a login, or one that is being set up.
  create table two_step (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    created_at timestamptz not null,
    activated_at timestamptz,
    last_counter integer not null default 0,
    recovery_salt bytea check (octet_length(recovery_salt) = 16),
    constraint two_step_salt check ((activated_at is null) = (recovery_salt is null))
  );
  comment on column two_step.secret is 'The shared secret in Base32, sealed by the secret box.';
  comment on column two_step.activated_at is 'Null until a code has proved that the app has the secret.';
  comment on column two_step.last_counter is 'Time step (RFC 6238, section 4.2) of the last used code.';
  comment on column two_step.recovery_salt is 'Salt of the recovery codes; null until activated.';

  -- Unused recovery codes of the second step.
  create table recovery_codes (
    user_id uuid not null references two_step on delete cascade,
    hash bytea not null check (octet_length(hash) = 32),
    primary key (user_id, hash)
  );

  -- Tokens of links in mails. A new token for a user and a purpose replaces the one before, also of two made at once.
  create table account_tokens (
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CREATE_PASSWORD')),
    hash bytea not null unique check (octet_length(hash) = 32),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (user_id, purpose)
  );
  comment on column account_tokens.hash is 'SHA-256 of the token, which only the mail contains.';
  comment on column account_tokens.email is 'Address of the mail; the token is void once the user has another.';

  -- A user's identity at an identity provider (OpenID Connect), one for each provider: a second one with the same email
  -- is another person.
  create table identities (
    issuer text not null,
    subject text not null check (length(subject) between 1 and 255),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject),
    unique (user_id, issuer)
  );
  comment on column identities.subject is 'The provider''s id of the user, which unlike an email is never reassigned.';

  -- Pending logins with an identity provider.
  create table identity_logins (
    state_hash bytea primary key check (octet_length(state_hash) = 32),
    browser_hash bytea not null check (octet_length(browser_hash) = 32),
    code_verifier text not null,
    nonce text not null,
    next_path text,
    expires_at timestamptz not null
  );
  comment on column identity_logins.state_hash is 'SHA-256 of the state sent to the provider.';
  comment on column identity_logins.browser_hash is 'SHA-256 of the browser''s cookie.';
  create index identity_logins_expiry on identity_logins (expires_at);
`;

const REQUESTS = `
  -- Counts of attempts for rate limits. Unlogged: counts lost in a crash start again. Room in each page lets a count
  -- change in place.
  create unlogged table rate_limit_windows (
    key_hash bytea primary key,
    tries integer not null,
    ends_at timestamptz not null
  ) with (fillfactor = 70);
  comment on column rate_limit_windows.key_hash is 'SHA-256 of the limit''s name and its key, such as an email.';
  create index rate_limit_windows_end on rate_limit_windows (ends_at);

  -- Responses to requests that may be repeated (Idempotency-Key).
  create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    operation text not null,
    key text not null,
    request_hash bytea not null,
    status smallint,
    response text,
    created_at timestamptz not null,
    primary key (user_id, operation, key)
  );
  create index idempotency_keys_age on idempotency_keys (created_at);
`;
