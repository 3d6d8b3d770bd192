import { chatModule } from './modules/chat/index.ts';
import { commonModule } from './modules/common/index.ts';
import { companyModule } from './modules/company/index.ts';
import { jobModule } from './modules/job/index.ts';
import { newsModule } from './modules/news/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { seminarModule } from './modules/seminar/index.ts';
import { universityModule } from './modules/university/index.ts';
import { userModule } from './modules/user/index.ts';
import type { ServiceModule } from './platform/appContext.ts';

export const modules: readonly ServiceModule[] = [
  userModule,
  commonModule,
  jobModule,
  companyModule,
  newsModule,
  notificationModule,
  seminarModule,
  chatModule,
  universityModule,
];
