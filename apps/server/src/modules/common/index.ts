export { commonModule } from './commonModule.ts';
export { commonPersonalData } from './personal-data/commonPersonalData.ts';
export { courseCalendar } from './courses/courseCalendar.ts';
export { findOrMakeLocations } from './findOrMakeLocations.ts';
export { forgetCommon } from './personal-data/commonPersonalData.ts';
export { helpCommands } from './help/operator/helpCommands.ts';
export { locationJson } from './locationJson.ts';
