import { manifest } from '@michi/api/manifest';
import type { ServiceModule, ServiceRouter } from '../../platform/appContext.ts';
import { toPageJson, type PageRequest } from '../../platform/page/page.ts';
import { NO_ROWS, pageJson } from '../../platform/page/rowsJson.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { route } from '../../platform/validation/route.ts';
import { attachments } from './attachments.ts';
import { blockEntity } from './blockEntity.ts';
import { chatFeed } from './chatFeed.ts';
import { clearEvents } from './clearEvents.ts';
import { countContacts, listContacts, type ContactFilter } from './listContacts.ts';
import { countMessages, findOwnThread, listMessages, readLastMessage } from './listMessages.ts';
import { countThreads, countUnread, listThreads, type ThreadFilter } from './listThreads.ts';
import { reportThread } from './reportThread.ts';
import { sendMessage } from './sendMessage.ts';
import { showContact } from './showContact.ts';
import { readThread } from './threadJson.ts';
import { userEntity } from './userEntity.ts';
import { jsonData } from '../../platform/json/jsonText.ts';
import type { Viewer } from './writable.ts';

/** The chat service: conversations of students with companies, the university and Michi. */
export const chatModule: ServiceModule = {
  service: 'chat',
  register(router) {
    for (const resource of [
      threads,
      messages,
      contacts,
      events,
      sendMessage,
      userEntity,
      attachments,
      blockEntity,
      reportThread,
    ])
      resource(router);
  },
  periodic: [clearEvents],
};

/** An empty page: students have no threads with students. */
const nothing = (page: PageRequest) => jsonData(toPageJson(page, 0, NO_ROWS.rows, 'data'));

function threads(router: ServiceRouter): void {
  const { database } = router.deps;

  const pageOf = async (filter: ThreadFilter, page: PageRequest, user: Viewer) =>
    jsonData(
      await pageJson(page, {
        rows: () => listThreads(database, filter, page, user),
        total: () => countThreads(database, filter, user),
      }),
    );

  route(router, manifest.chat.listThreads, async ({ query: { entityType, search, ...page }, user }) => ({
    status: 200,
    json: entityType === 'STUDENT' ? nothing(page) : await pageOf({ search, party: entityType }, page, user),
  }));

  route(router, manifest.chat.listMichiThreads, async ({ query: page, user }) => ({
    status: 200,
    json: await pageOf({ party: 'JOBHUNTING' }, page, user),
  }));

  route(router, manifest.chat.showThread, async ({ params, user }) => ({
    status: 200,
    json: jsonData(await readThread(database, params.id, user)),
  }));

  route(router, manifest.chat.showUnreadMessages, { madeOf: { tables: [] } }, async ({ user }) => ({
    status: 200,
    body: { data: await countUnread(database, user.id) },
  }));
}

function messages(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.chat.listMessages, async ({ params, query, user }) => {
    const { before, after, search, ...page } = query;
    const thread = await findOwnThread(database, params.id, user.id);
    if (thread === undefined) throw new Problem('NOT_FOUND');
    const filter = { before, after, search };
    const data = await pageJson(page, {
      rows: () => listMessages(database, thread, filter, page),
      total: () => countMessages(database, thread, filter),
    });
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.chat.showLastMessage, async ({ params, user }) => ({
    status: 200,
    json: jsonData(await readLastMessage(database, params.id, user.id)),
  }));
}

function contacts(router: ServiceRouter): void {
  const { database } = router.deps;

  const pageOf = async (filter: ContactFilter, page: PageRequest, user: Viewer) =>
    jsonData(
      await pageJson(page, {
        rows: () => listContacts(database, filter, page, user),
        total: () => countContacts(database, filter, user),
      }),
    );

  route(router, manifest.chat.listChatEntities, async ({ query, user, language }) => {
    const { entityType, search, isWritable, ...page } = query;
    const isStudent = entityType === 'STUDENT';
    const json = isStudent
      ? nothing(page)
      : await pageOf({ isWritable, language, party: entityType, search }, page, user);
    return { status: 200, json };
  });

  route(router, manifest.chat.listMichiEntities, async ({ query: page, user, language }) => ({
    status: 200,
    json: await pageOf({ isWritable: true, language, party: 'JOBHUNTING' }, page, user),
  }));

  route(router, manifest.chat.showChatEntity, async ({ params, user, now }) => ({
    status: 200,
    json: jsonData(await showContact(database, params.id, user, now)),
  }));
}

function events(router: ServiceRouter): void {
  const { database, eventStreams } = router.deps;
  const feed = chatFeed(database);
  route(router, manifest.chat.streamChatEvents, async ({ headers, user }) => {
    const owner = { userId: user.id, sessionId: user.sessionId, expiresAt: user.tokenExpiresAt };
    const bytes = eventStreams.open(feed, owner, headers['Last-Event-ID'] ?? null);
    // Proxies must not buffer the response.
    return { status: 200, bytes, headers: { 'X-Accel-Buffering': 'no' } };
  });
}
