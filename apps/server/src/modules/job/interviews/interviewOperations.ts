import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { actOnInterview } from './actOnInterview.ts';
import { interviewFile } from './interviewFile.ts';
import { showInterview } from './interviewJson.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const interviewMessage = messagesOf({ en: en.answered, jp: jp.answered });

export function interviewOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.showInterview, async ({ params, user, now }) => {
    return { status: 200, json: jsonData(await showInterview(database, params.id, user, now)) };
  });

  idempotentRoute(
    router,
    manifest.job.actOnInterview,
    async ({ body, language, now, params, user }, transaction) => {
      await actOnInterview(transaction, params.id, body, user.id, now);
      const interview = await showInterview(transaction, params.id, user, now);
      return { status: 200, json: jsonDone(interviewMessage(language, body.action), interview) };
    },
  );

  route(router, manifest.job.getInterviewFile, async ({ language, now, params, user }) => {
    return interviewFile(database, params.id, { ...user, language }, now);
  });
}
