export { userModule } from './userModule.ts';
