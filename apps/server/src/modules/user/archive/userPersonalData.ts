import { sql } from 'kysely';
import { readChoices } from '../../../platform/notifications/notificationChoices.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { readAccount } from '../account/showAccount.ts';
import type { Profile } from '../profile/profileFields.ts';
import { readProfile } from '../profile/readProfile.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** Texts of the archive's document, and of the sections of this service. */
export const ARCHIVE_MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', jp: '日本語' };

/**
 * Data of the user service about a user: account, person, settings, choices, logins, leaves, consent to the terms, and
 * actions of admins.
 */
export const userPersonalData: PersonalData = {
  name: 'user',
  tables: [
    'users',
    'user_details',
    'students',
    'sessions',
    'account_leaves',
    'terms_acceptances',
    'identities',
    'two_step',
    'recovery_codes',
    'audit_entries',
  ],
  async collect(database, reader) {
    const { userId, language, timezone } = reader;
    const account = await readAccount(database, userId);
    const profile = await readProfile(database, userId);
    const notificationChoices = await readChoices(database, userId);
    const { rows: sessions } = await sql<{ browser: string | null; operatingSystem: string | null }>`
      select id, browser, operating_system as "operatingSystem", created_at as "createdAt",
        last_used_at as "lastUsedAt", expires_at as "expiresAt", revoked_at as "endedAt"
      from sessions where user_id = ${userId} order by created_at desc, id desc`.execute(database);
    const { rows: leaves } = await sql<{ reason: string }>`
      select reason, note, began_at as "beganAt", ended_at as "endedAt"
      from account_leaves where user_id = ${userId} order by began_at, id`.execute(database);
    const { rows: termsAcceptances } = await sql<object>`
      select version, accepted_at as "acceptedAt"
      from terms_acceptances where user_id = ${userId} order by accepted_at`.execute(database);
    const { rows: identities } = await sql`
      select issuer, subject, created_at as "createdAt"
      from identities where user_id = ${userId} order by created_at`.execute(database);
    // Actions on the user, and the user's own as an admin; other people are not named.
    const { rows: adminActions } = await sql<AdminAction>`
      select happened_at as "happenedAt", action,
        case when actor_id = ${userId} then 'YOU' when actor_id is null then 'OPERATOR' else 'ADMIN' end as by,
        reason, note, user_count as "userCount"
      from audit_entries where user_id = ${userId} or actor_id = ${userId}
      order by happened_at desc, id desc`.execute(database);
    const messages = ARCHIVE_MESSAGES[language];
    const { choices, quietHours } = notificationChoices;
    return {
      data: {
        account,
        profile,
        notificationChoices,
        sessions,
        leaves,
        termsAcceptances,
        identities,
        adminActions,
      },
      sections: [
        section(messages.account, [account], reader, () => ({
          language: LANGUAGE_NAMES[language],
          timezone,
        })),
        section(messages.profile, [profile], reader, (one) => ({
          name: joined(one.firstName, one.middleName, one.familyName),
          japaneseName: joined(one.familyNameJp, one.middleNameJp, one.firstNameJp),
          furigana: joined(one.familyNameFurigana, one.middleNameFurigana, one.firstNameFurigana),
          gender: labelOf(messages.gender, one.gender),
          address: addressText(one.address),
          emergencyAddress: addressText(one.emergencyAddress),
          university: one.university?.name,
          universityJp: one.university?.nameJp,
        })),
        section(messages.notifications, [notificationChoices], reader, () => ({
          push: choices.filter(({ isPushOn }) => isPushOn).map(({ kind }) => messages.kind[kind]),
          email: choices.filter(({ isEmailOn }) => isEmailOn).map(({ kind }) => messages.kind[kind]),
          quietHours: quietHours === null ? null : `${quietHours.from}–${quietHours.to}`,
        })),
        section(messages.sessions, sessions, reader, ({ browser, operatingSystem }) => ({
          device: joined(browser, operatingSystem),
        })),
        section(messages.leaves, leaves, reader, ({ reason }) => ({
          reason: labelOf(messages.reason, reason),
        })),
        section(messages.terms, termsAcceptances, reader),
        section(messages.admin, adminActions, reader, ({ action, by, reason }) => ({
          action: messages.adminAction[action],
          by: messages.adminBy[by],
          reason: labelOf(messages.blockReason, reason),
        })),
      ],
    };
  },
};

interface AdminAction {
  readonly action: keyof typeof en.adminAction;
  readonly by: keyof typeof en.adminBy;
  readonly reason: string | null;
}

function addressText(address: Profile['address']): string {
  if (address === null) return '';
  const { postCode, prefecture, city, street, building } = address;
  return joined(postCode, prefecture, city, street, building);
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
