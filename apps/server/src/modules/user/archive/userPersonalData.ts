import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { lines } from '../../../platform/personal-data/lines.ts';
import type {
  DocumentSection,
  PersonalData,
  PersonalReader,
} from '../../../platform/personal-data/personalData.ts';
import { readAccount, type Account } from '../account/readAccount.ts';
import {
  readChoices,
  type NotificationChoices,
} from '../../../platform/notifications/notificationChoices.ts';
import type { Profile } from '../profile/profileFields.ts';
import { readProfile } from '../profile/readProfile.ts';
import { archiveMessages } from './archiveMessages.ts';

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
    const { userId } = reader;
    const data = {
      account: await readAccount(database, userId),
      profile: await readProfile(database, userId),
      notificationChoices: await readChoices(database, userId),
      sessions: await readSessions(database, userId),
      leaves: await readLeaves(database, userId),
      termsAcceptances: await readAcceptances(database, userId),
      identities: await readIdentities(database, userId),
      adminActions: await readAdminActions(database, userId),
    };
    const sections = [
      accountSection(data.account, reader),
      profileSection(data.profile, reader),
      choicesSection(data.notificationChoices, reader),
      sessionsSection(data.sessions, reader),
      leavesSection(data.leaves, reader),
      termsSection(data.termsAcceptances, reader),
      adminActionsSection(data.adminActions, reader),
    ];
    return { data, sections, files: [] };
  },
};

async function readSessions(database: Kysely<Database>, userId: string) {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    operatingSystem: row.operating_system,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedAt: row.revoked_at,
  }));
}

async function readLeaves(database: Kysely<Database>, userId: string) {
  const rows = await database
    .selectFrom('account_leaves')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('began_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    reason: row.reason,
    note: row.note,
    beganAt: row.began_at,
    endedAt: row.ended_at,
  }));
}

async function readAcceptances(database: Kysely<Database>, userId: string) {
  const rows = await database
    .selectFrom('terms_acceptances')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .execute();
  return rows.map((row) => ({ version: row.version, acceptedAt: row.accepted_at }));
}

async function readIdentities(database: Kysely<Database>, userId: string) {
  const rows = await database
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ issuer: row.issuer, subject: row.subject, createdAt: row.created_at }));
}

/** Actions on the user, and the user's actions as an admin; other people are not named. */
async function readAdminActions(database: Kysely<Database>, userId: string) {
  const rows = await database
    .selectFrom('audit_entries')
    .selectAll()
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('actor_id', '=', userId)]))
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    happenedAt: row.happened_at,
    action: row.action,
    by:
      row.actor_id === userId
        ? ('YOU' as const)
        : row.actor_id === null
          ? ('OPERATOR' as const)
          : ('ADMIN' as const),
    reason: row.reason,
    note: row.note,
    userCount: row.user_count,
  }));
}

function accountSection(account: Account, reader: PersonalReader): DocumentSection {
  const { title, ...labels } = archiveMessages(reader.language).account;
  const { language, timezone } = reader;
  const values = { ...account, language: LANGUAGE_NAMES[language], timezone };
  return { title, blocks: [lines(labels, values, reader)] };
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', jp: '日本語' };

function profileSection(profile: Profile, reader: PersonalReader): DocumentSection {
  const words = archiveMessages(reader.language);
  const { title, ...labels } = words.profile;
  const isJapanese = reader.language === 'jp';
  const values = {
    ...profile,
    name: joined(profile.firstName, profile.middleName, profile.familyName),
    nameJp: joined(profile.familyNameJp, profile.middleNameJp, profile.firstNameJp),
    furigana: joined(profile.familyNameFurigana, profile.middleNameFurigana, profile.firstNameFurigana),
    gender: profile.gender === null ? null : words.gender[profile.gender],
    address: addressText(profile.address),
    emergencyAddress: addressText(profile.emergencyAddress),
    university: (isJapanese ? profile.university?.nameJp : null) ?? profile.university?.name,
  };
  return { title, blocks: [lines(labels, values, reader)] };
}

function choicesSection({ choices, isDigestOn, quietHours }: NotificationChoices, reader: PersonalReader) {
  const words = archiveMessages(reader.language);
  const { title, ...labels } = words.notifications;
  const values = {
    push: choices.filter(({ isPushOn }) => isPushOn).map(({ kind }) => words.kind[kind]),
    email: choices.filter(({ isEmailOn }) => isEmailOn).map(({ kind }) => words.kind[kind]),
    isDigestOn,
    quietHours: quietHours === null ? null : `${quietHours.from}–${quietHours.to}`,
  };
  return { title, blocks: [lines(labels, values, reader)] };
}

function sessionsSection(sessions: Awaited<ReturnType<typeof readSessions>>, reader: PersonalReader) {
  const { title, ...labels } = archiveMessages(reader.language).sessions;
  const blocks = sessions.map((session) =>
    lines(labels, { ...session, device: joined(session.browser, session.operatingSystem) }, reader),
  );
  return { title, blocks };
}

function leavesSection(leaves: Awaited<ReturnType<typeof readLeaves>>, reader: PersonalReader) {
  const words = archiveMessages(reader.language);
  const { title, ...labels } = words.leaves;
  const reasons: Readonly<Record<string, string>> = words.reason;
  const blocks = leaves.map((leave) =>
    lines(labels, { ...leave, reason: reasons[leave.reason] ?? leave.reason }, reader),
  );
  return { title, blocks };
}

function termsSection(acceptances: Awaited<ReturnType<typeof readAcceptances>>, reader: PersonalReader) {
  const { title, ...labels } = archiveMessages(reader.language).terms;
  return { title, blocks: acceptances.map((acceptance) => lines(labels, acceptance, reader)) };
}

function adminActionsSection(
  actions: Awaited<ReturnType<typeof readAdminActions>>,
  reader: PersonalReader,
): DocumentSection {
  const words = archiveMessages(reader.language);
  const { title, ...labels } = words.admin;
  const blocks = actions.map(({ action, by, reason, ...rest }) => {
    const values = {
      ...rest,
      action: words.adminAction[action],
      by: words.adminBy[by],
      reason: reason === null ? null : words.blockReason[reason],
    };
    return lines(labels, values, reader);
  });
  return { title, blocks };
}

function addressText(address: Profile['address']): string {
  if (address === null) return '';
  const { postCode, prefecture, city, street, building } = address;
  return joined(postCode, prefecture, city, street, building);
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
