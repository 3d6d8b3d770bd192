import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { pageJson } from '../../../platform/page/rowsJson.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { completeCourse } from './completeCourse.ts';
import { countCourses, listCourses } from './listCourses.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';

/** Lists a student's courses, and marks them as complete. */
export function courseOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.common.listCourses, async ({ query, user }) => {
    const data = await pageJson(query, {
      rows: () => listCourses(database, query, query, user),
      total: () => countCourses(database, query, user),
    });
    return { status: 200, json: jsonData(data) };
  });

  idempotentRoute(router, manifest.common.updateCourseCompletion, async (call, transaction) => {
    const { body, language, now, params, user } = call;
    const { isCompleted } = body;
    const course = await completeCourse(transaction, params.id, isCompleted, user, now);
    const message = successMessage(language, isCompleted ? 'courseCompleted' : 'courseReopened');
    return { status: 200, json: jsonDone(message, course) };
  });
}
