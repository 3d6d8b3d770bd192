import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/testDatabase.ts';
import { migrate } from '../../../platform/database/migrate.ts';

const HANA = '0199a1c2-0000-7000-8000-000000000001';
const ADMIN = '0199a1c2-0000-7000-8000-000000000002';
const FIRST = '0199a1c2-0000-7000-8000-0000000f0301';
const SECOND = '0199a1c2-0000-7000-8000-0000000f0302';
const RESUME = '0199a1c2-0000-7000-8000-0000000f0401';

test('what was written in a profile becomes its first versions, and reasons keep their ids, order and resumes', async () => {
  const { database, close } = await createTestDatabase(null);
  await migrate(database, '0018_application_files');
  await sql`
    insert into users (id, email, role, language) values
      (${HANA}, 'hana@michi.example', 'STUDENT', 'jp'), (${ADMIN}, 'admin@michi.example', 'ADMIN', 'en')`.execute(
    database,
  );
  await sql`
    insert into user_details (id, user_id, family_name, first_name, about, hobbies) values
      (${HANA}, ${HANA}, 'Saeki', 'Hana', '人の話を聞きます。', ''), (${ADMIN}, ${ADMIN}, 'Mori', 'Aoi', 'I help.', null)`.execute(
    database,
  );
  await sql`
    insert into student_profiles (user_id, research_topics, focus_as_student)
    values (${HANA}, 'Shops', null)`.execute(database);
  await sql`
    insert into reasons_for_applying (id, user_id, position, title, text) values
      (${SECOND}, ${HANA}, 1, 'Second', '学びたいです。'), (${FIRST}, ${HANA}, 0, 'First', 'To learn.')`.execute(
    database,
  );
  await sql`
    insert into resumes (id, user_id, kind, title, language, format, choices, is_default, reason_id, created_at, updated_at)
    values (${RESUME}, ${HANA}, 'CREATED', 'CV', 'jp', 'MHLW', '{}', true, ${SECOND}, now(), now())`.execute(
    database,
  );
  await migrate(database);
  const { rows } = await sql<object>`
    select p.user_id as owner, p.topic, p.name, p.language, p.text, p.is_in_profile as "isInProfile"
    from profile_answers p order by p.user_id, p.topic, p.created_at`.execute(database);
  const inProfile = { isInProfile: true };
  const hanas = { owner: HANA, ...inProfile };
  expect(rows).toEqual([
    { ...hanas, topic: 'ABOUT', name: '最初の版', language: 'jp', text: '人の話を聞きます。' },
    { ...hanas, topic: 'REASON_FOR_APPLYING', name: 'First', language: 'en', text: 'To learn.' },
    { ...hanas, topic: 'REASON_FOR_APPLYING', name: 'Second', language: 'jp', text: '学びたいです。' },
    { ...hanas, topic: 'RESEARCH_TOPICS', name: '最初の版', language: 'en', text: 'Shops' },
    { owner: ADMIN, ...inProfile, topic: 'ABOUT', name: 'First version', language: 'en', text: 'I help.' },
  ]);
  const resume = await database.selectFrom('resumes').select('reason_id').executeTakeFirst();
  expect(resume).toEqual({ reason_id: SECOND });
  await close();
});
