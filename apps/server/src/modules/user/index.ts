export { accountCommands } from './operator/accountCommands.ts';
export { userCommands } from './operator/userCommands.ts';
export { profileCommands } from './operator/profileCommands.ts';
export { userModule } from './userModule.ts';
