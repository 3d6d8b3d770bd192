export { chatCommands } from './operator/chatCommands.ts';
export { chatModule } from './chatModule.ts';
export { chatPersonalData } from './personal-data/chatPersonalData.ts';
export { forgetChat } from './forgetChat.ts';
export { threadSource } from './threadSource.ts';
