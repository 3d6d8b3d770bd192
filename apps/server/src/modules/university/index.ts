export { counsellingCalendar } from './counsellingCalendar.ts';
export { forgetCounsellings } from './personal-data/counsellingPersonalData.ts';
export { universityCommands } from './operator/universityCommands.ts';
export { counsellingPersonalData } from './personal-data/counsellingPersonalData.ts';
export { bookableDays, bookableTime, type BookableDays } from './slots/bookableDays.ts';
export { counsellorTimes, isFree, studentsAssisted } from './slots/counsellorTimes.ts';
export type { UniversityDetails } from './universities/showUniversity.ts';
export { universityModule } from './universityModule.ts';
export { universityOf } from './universityOf.ts';
