export { forgetPostLikes } from './personal-data/newsPersonalData.ts';
export { newsCommands } from './operator/newsCommands.ts';
export { newsModule } from './newsModule.ts';
export { newsPersonalData } from './personal-data/newsPersonalData.ts';
export { refreshPostSearch } from './postSearch.ts';
export { postSource } from './postSource.ts';
