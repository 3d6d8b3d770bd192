export { locationJson } from './locationJson.ts';
export { commonModule } from './commonModule.ts';
