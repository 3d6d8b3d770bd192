import { messagesOf } from '../../platform/problem/messages.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

export const successMessage = messagesOf({ en, jp });
