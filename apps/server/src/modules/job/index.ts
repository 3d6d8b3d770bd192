export { jobCalendar } from './calendar/jobCalendar.ts';
export { forgetStudent } from './forgetStudent.ts';
export type { InternshipTerms } from './internship.ts';
export { jobModule } from './jobModule.ts';
export { jobPersonalData } from './personal-data/jobPersonalData.ts';
export { jobRecordsPersonalData } from './personal-data/jobRecordsPersonalData.ts';
export { refreshJobSearch } from './jobSearch.ts';
export type { JobTerms, SelectionStep } from './terms.ts';
export { dayIn, daysOf, timeZoneName, type Period } from './period.ts';
