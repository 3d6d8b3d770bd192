import { messagesOf } from '../../../platform/problem/messages.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** What was answered to an interview, in the reader's language. */
export const interviewMessage = messagesOf({ en: en.answered, jp: jp.answered });
