import { sql, type Kysely } from 'kysely';

/** Seminars, who has a seat in them or waits for one, favorites, and what students say afterwards. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(SEMINARS).execute(database);
  await sql.raw(APPLICATIONS).execute(database);
  await sql.raw(FEEDBACK).execute(database);
}

/** The filtered columns of an index beside its sort columns. */
function carrying(...ordered: readonly string[]): string {
  const columns = [
    'audience',
    'starts_at',
    'posted_at',
    'open_until',
    'company_id',
    'university_id',
    'style',
    'graduation_years',
    'capacity',
    'seats_taken',
    'people_waiting',
  ];
  return `include (${columns.filter((column) => !ordered.includes(column)).join(', ')})`;
}

const LISTED_PUBLIC = `where audience = 'PUBLIC' and cancelled_at is null`;

const SEMINARS = `
  -- A seminar, as in the seminar contract's SeminarDetail.
  create table seminars (
    id uuid primary key,
    audience text not null check (audience in ('PUBLIC', 'UNIVERSITY')),
    university_id uuid references universities,
    series text check (series <> ''),
    title text not null check (title <> ''),
    title_jp text,
    description text,
    description_jp text,
    style text not null check (style in ('ONLINE', 'OFFLINE', 'BOTH')),
    organizer text not null check (organizer in ('COMPANY', 'UNIVERSITY', 'JOBHUNTING')),
    company_id uuid references companies,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    capacity integer check (capacity between 1 and 100000),
    seats_taken integer not null default 0 check (seats_taken >= 0),
    people_waiting integer not null default 0 check (people_waiting >= 0),
    undecided integer not null default 0 check (undecided >= 0),
    application_deadline timestamptz,
    university_deadline timestamptz,
    graduation_years integer[] not null default '{}',
    place_name text,
    place_name_jp text,
    nearest_station text,
    nearest_station_jp text,
    link text,
    details jsonb not null default '{}',
    closed_at timestamptz,
    cancelled_at timestamptz,
    reminded_at timestamptz,
    import_key text unique,
    posted_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Who applies through a university has to do so by its deadline.
    open_until timestamptz not null generated always as (
      case when closed_at is not null or cancelled_at is not null then '0001-01-01T00:00:00Z'::timestamptz
      else least(starts_at, application_deadline, case when audience = 'UNIVERSITY' then university_deadline end) end
    ) stored,
    search_text text not null default '',
    search_grams text[] not null generated always as (search_grams(search_text)) stored,
    description_terms text[] not null generated always as
      (described_terms(coalesce(description, '') || ' ' || coalesce(description_jp, ''))) stored,
    constraint seminars_audience_university check (audience = 'PUBLIC' or university_id is not null),
    constraint seminars_organizer_known check (
      case organizer when 'COMPANY' then company_id is not null when 'UNIVERSITY' then university_id is not null
      else true end),
    constraint seminars_seats check (capacity is null or seats_taken <= capacity),
    constraint seminars_link_online check (link is null or style <> 'OFFLINE')
  );
  comment on column seminars.university_id is
    'The university that it is for or that organizes it; always set for the audience UNIVERSITY.';
  comment on column seminars.series is 'Equal for dates of the same seminar.';
  comment on column seminars.description is 'Sanitized HTML.';
  comment on column seminars.capacity is 'Null without a limit.';
  comment on column seminars.seats_taken is 'Registered or held seats; maintained by a trigger, like the next two.';
  comment on column seminars.undecided is 'Invited, waiting, or with a seat held.';
  comment on column seminars.details is
    'Properties without filters, in the shape of SeminarDetail; a missing one counts as null or an empty list.';
  comment on column seminars.closed_at is 'When the organizer closed it to applications.';
  comment on column seminars.cancelled_at is 'When it was cancelled.';
  comment on column seminars.reminded_at is 'When registered students were reminded.';
  comment on column seminars.import_key is 'Identifies the seminar for an import, so that a second run finds it again.';
  comment on column seminars.open_until is 'Its deadline or its start; long ago when closed.';
  comment on column seminars.search_text is 'Written by the seminar module.';
  create index seminars_search_text on seminars using gin (search_text gin_trgm_ops);
  create index seminars_search_grams on seminars using gin (search_grams);
  create index seminars_description_terms on seminars using gin (description_terms);
  create index seminars_public_start on seminars (starts_at, id) ${carrying('starts_at')} ${LISTED_PUBLIC};
  create index seminars_public_posted on seminars (posted_at desc, id desc) ${carrying('posted_at')} ${LISTED_PUBLIC};
  create index seminars_university_start on seminars (university_id, starts_at, id)
    ${carrying('university_id', 'starts_at')} where audience = 'UNIVERSITY' and cancelled_at is null;
  create index seminars_company on seminars (company_id, starts_at);
  create index seminars_series on seminars (series, starts_at) where series is not null;
  create index seminars_undecided on seminars (starts_at) where undecided > 0;
  create index seminars_free_for_queue on seminars (starts_at)
    where people_waiting > 0 and (capacity is null or seats_taken < capacity);
  create index seminars_to_remind on seminars (starts_at) where reminded_at is null and seats_taken > 0;
`;

const APPLICATIONS = `
  -- Registrations of students for seminars, with their seats and places in the queue.
  create table seminar_applications (
    id uuid primary key,
    seminar_id uuid not null references seminars on delete cascade,
    user_id uuid not null references users on delete cascade,
    status text not null
      check (status in ('INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED', 'ATTENDED', 'CANCELLED')),
    reason text,
    invited_at timestamptz,
    applied_at timestamptz,
    queue_number bigint,
    seat_held_until timestamptz,
    attended_at timestamptz,
    cancelled_at timestamptz,
    cancel_reason text,
    status_changed_at timestamptz not null,
    created_at timestamptz not null,
    unique (user_id, seminar_id),
    constraint seminar_applications_queue check ((queue_number is not null) = (status in ('WAITING', 'SEAT_HELD'))),
    constraint seminar_applications_hold check ((seat_held_until is not null) = (status = 'SEAT_HELD')),
    constraint seminar_applications_attended check ((attended_at is not null) = (status = 'ATTENDED')),
    constraint seminar_applications_cancelled check (
      (cancelled_at is not null) = (status = 'CANCELLED') and (cancel_reason is null or status = 'CANCELLED')),
    constraint seminar_applications_applied check (
      case status when 'INVITED' then invited_at is not null and applied_at is null
      when 'CANCELLED' then true else applied_at is not null end)
  );
  comment on column seminar_applications.reason is 'The reason for applying at that time.';
  comment on column seminar_applications.queue_number is 'Order in the queue of the seminar, lowest first.';
  create index seminar_applications_latest on seminar_applications (user_id, status_changed_at desc, id desc);
  create index seminar_applications_seminar on seminar_applications (seminar_id, status);
  create index seminar_applications_queue on seminar_applications (seminar_id, queue_number) where status = 'WAITING';
  create index seminar_applications_holds on seminar_applications (seat_held_until) where status = 'SEAT_HELD';

  -- A trigger maintains the seminar's counters for every write; its check rejects a seat beyond the capacity.
  create function count_seminar_seats() returns trigger language plpgsql as $$
  declare
    before text := case when tg_op <> 'INSERT' then old.status end;
    after text := case when tg_op <> 'DELETE' then new.status end;
  begin
    if before is distinct from after then
      update seminars set
        seats_taken = seats_taken
          + coalesce(after in ('SEAT_HELD', 'REGISTERED', 'ATTENDED'), false)::integer
          - coalesce(before in ('SEAT_HELD', 'REGISTERED', 'ATTENDED'), false)::integer,
        people_waiting = people_waiting
          + coalesce(after = 'WAITING', false)::integer - coalesce(before = 'WAITING', false)::integer,
        undecided = undecided
          + coalesce(after in ('INVITED', 'WAITING', 'SEAT_HELD'), false)::integer
          - coalesce(before in ('INVITED', 'WAITING', 'SEAT_HELD'), false)::integer
      where id = case when tg_op = 'DELETE' then old.seminar_id else new.seminar_id end;
    end if;
    return null;
  end $$;
  create trigger seminar_applications_counted after insert or delete or update of status on seminar_applications
    for each row execute function count_seminar_seats();

  -- Seminars that students have marked.
  create table seminar_favorites (
    user_id uuid not null references users on delete cascade,
    seminar_id uuid not null references seminars on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, seminar_id)
  );
  create index seminar_favorites_latest on seminar_favorites (user_id, created_at desc, seminar_id);
`;

const FEEDBACK = `
  -- Questions about every seminar (seminar contract, FeedbackQuestion).
  create table seminar_feedback_questions (
    id uuid primary key,
    position integer not null unique,
    question text not null check (question <> ''),
    question_jp text,
    scale text check (scale in ('SATISFACTION', 'INTEREST_IN_INDUSTRY', 'IMPORTANCE_OF_JOB_FACTOR')),
    is_required boolean not null,
    items jsonb not null default '[]',
    constraint seminar_feedback_questions_items check ((scale is null) = (items = '[]'))
  );
  comment on column seminar_feedback_questions.items is 'A list of FeedbackItem.';
  -- The first questions; an installation may have others.
  insert into seminar_feedback_questions (id, position, question, question_jp, scale, is_required, items) values
    ('0199a1c2-0000-7000-8000-000000059001', 1, 'How satisfied are you with the seminar?',
     'セミナーにどのくらい満足していますか。', 'SATISFACTION', true, '[
       {"id": "0199a1c2-0000-7000-8000-000000059101", "label": "Content", "labelJp": "内容"},
       {"id": "0199a1c2-0000-7000-8000-000000059102", "label": "Speakers", "labelJp": "登壇者"},
       {"id": "0199a1c2-0000-7000-8000-000000059103", "label": "Time and place", "labelJp": "日時・会場"}]'),
    ('0199a1c2-0000-7000-8000-000000059002', 2, 'How interested are you in these industries?',
     '次の業界にどのくらい興味がありますか。', 'INTEREST_IN_INDUSTRY', true, '[
       {"id": "0199a1c2-0000-7000-8000-0000000d0001", "label": "Machinery and robotics", "labelJp": "機械・ロボット"},
       {"id": "0199a1c2-0000-7000-8000-0000000d0002", "label": "Food and retail", "labelJp": "食品・小売"},
       {"id": "0199a1c2-0000-7000-8000-0000000d0003", "label": "Information technology", "labelJp": "IT・通信"}]'),
    ('0199a1c2-0000-7000-8000-000000059003', 3, 'How important are these to you in a job?',
     '仕事を選ぶとき、次のことはどのくらい大切ですか。', 'IMPORTANCE_OF_JOB_FACTOR', true, '[
       {"id": "0199a1c2-0000-7000-8000-000000059301", "label": "Pay and benefits", "labelJp": "給与・福利厚生"},
       {"id": "0199a1c2-0000-7000-8000-000000059302", "label": "The work itself", "labelJp": "仕事の内容"},
       {"id": "0199a1c2-0000-7000-8000-000000059303", "label": "Place of work", "labelJp": "勤務地"},
       {"id": "0199a1c2-0000-7000-8000-000000059304", "label": "People and atmosphere", "labelJp": "人・職場の雰囲気"}]'),
    ('0199a1c2-0000-7000-8000-000000059004', 4, 'What should we know?',
     'ご感想・ご意見をお聞かせください。', null, false, '[]');

  -- Feedback of students about seminars: once a seminar, and not to be changed.
  create table seminar_feedback (
    id uuid primary key,
    application_id uuid not null unique references seminar_applications on delete cascade,
    ratings jsonb not null,
    texts jsonb not null,
    given_at timestamptz not null
  );
  comment on column seminar_feedback.ratings is 'A list of FeedbackRating.';
  comment on column seminar_feedback.texts is 'A list of FeedbackText.';
`;
