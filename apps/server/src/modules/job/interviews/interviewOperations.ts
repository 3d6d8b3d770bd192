import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { actOnInterview } from './actOnInterview.ts';
import { interviewFile } from './interviewFile.ts';
import { showInterview } from './showInterview.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const interviewMessage = messagesOf({ en: en.answered, jp: jp.answered });

export function interviewOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.showInterview, async ({ params, user, now }) => {
    const interview = await showInterview(database, params.id, user, now);
    if (interview === undefined) throw new Problem('NOT_FOUND');
    return { status: 200, json: jsonData(interview) };
  });

  idempotentRoute(
    router,
    manifest.job.actOnInterview,
    async ({ body, language, now, params, user }, transaction) => {
      await actOnInterview(transaction, params.id, body, user.id, now);
      const interview = await showInterview(transaction, params.id, user, now);
      if (interview === undefined) throw new Problem('NOT_FOUND');
      return { status: 200, json: jsonDone(interviewMessage(language, body.action), interview) };
    },
  );

  route(router, manifest.job.getInterviewFile, async ({ language, now, params, user }) => {
    const { id, timezone } = user;
    const file = await interviewFile(database, params.id, { id, timezone, language }, now);
    if (file === undefined) throw new Problem('NOT_FOUND');
    return {
      status: 200,
      bytes: file.bytes,
      headers: { 'Content-Disposition': `attachment; filename="${file.name}"` },
    };
  });
}
