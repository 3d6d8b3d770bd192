export { accountCommands } from './operator/accountCommands.ts';
export { counsellorCommands } from './operator/counsellorCommands.ts';
export { userCommands } from './operator/userCommands.ts';
export { profileCommands } from './operator/profileCommands.ts';
export { CURRENT_TERMS } from './terms/acceptances.ts';
export { userModule } from './userModule.ts';
