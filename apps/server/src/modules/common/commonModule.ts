import { manifest } from '@michi/api/manifest';
import type { ServiceModule } from '../../platform/appContext.ts';
import { jsonData } from '../../platform/json/jsonText.ts';
import { route } from '../../platform/validation/route.ts';
import { courseOperations } from './courses/courseOperations.ts';
import { feedbackOperations } from './feedback/feedbackOperations.ts';
import { helpOperations } from './help/helpOperations.ts';
import { listLocations } from './listLocations.ts';
import { showPostalCode } from './postal-code/showPostalCode.ts';

/** The common service: what every part of Michi shares. */
export const commonModule: ServiceModule = {
  service: 'common',
  register(router) {
    route(
      router,
      manifest.common.listLocations,
    )(async () => ({ status: 200, json: jsonData(await listLocations(router.deps.database)) }));
    showPostalCode(router);
    courseOperations(router);
    helpOperations(router);
    feedbackOperations(router);
  },
};
