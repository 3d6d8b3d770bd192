export { forgetSeminars } from './personal-data/seminarPersonalData.ts';
export { seminarPersonalData } from './personal-data/seminarPersonalData.ts';
export { seminarCalendar } from './seminarCalendar.ts';
export { seminarModule } from './seminarModule.ts';
export { refreshSeminarSearch } from './seminarSearch.ts';
export type { SeminarDetails } from './showSeminar.ts';
export { ownSeminarSource, seminarSource } from './seminarSource.ts';
