import type { ServiceModule } from '../../platform/appContext.ts';
import { counsellingOperations } from './counsellings/counsellingOperations.ts';
import { clearCounsellingFiles, counsellingFiles } from './counsellings/counsellingFiles.ts';
import { slotOperations } from './slots/slotOperations.ts';
import { universityOperations } from './universities/universityOperations.ts';

export const universityModule: ServiceModule = {
  service: 'university',
  register(router) {
    for (const resource of [universityOperations, slotOperations, counsellingOperations, counsellingFiles])
      resource(router);
  },
  periodic: [clearCounsellingFiles],
};
