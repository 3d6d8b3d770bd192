export { accountCommands } from './operator/accountCommands.ts';
export { userModule } from './userModule.ts';
