import type { Settings } from '../settings.ts';
import type { PushMessage, PushOutcome, PushSender } from './pushSender.ts';

/** Most messages that Firebase accepts at once. */
const AT_ONCE = 500;

/** Seconds for which a message waits for an absent browser. */
const TIME_TO_LIVE = 24 * 60 * 60;

/** Codes of a token without a browser (Firebase Admin, "MessagingErrorCode"). */
const GONE: readonly string[] = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  'messaging/mismatched-credential',
];

/** Data only, so that the portal decides how it is shown. */
export interface FirebaseMessage {
  readonly token: string;
  readonly data: { title: string; body: string; metadata: string };
  readonly webpush: { headers: { TTL: string; Urgency: 'high' } };
}

/** The part of Firebase's client that is used. */
export interface FirebaseClient {
  sendEach(messages: FirebaseMessage[]): Promise<{
    readonly responses: readonly {
      readonly success: boolean;
      readonly error?: { readonly code: string } | undefined;
    }[];
  }>;
}

/**
 * Sends through Firebase Cloud Messaging.
 * @param open loads the library and creates the client, with the first message
 */
export function firebaseSender(open: () => Promise<FirebaseClient>): PushSender {
  let opened: Promise<FirebaseClient> | undefined;
  const client = (): Promise<FirebaseClient> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async send(messages) {
      const outcomes: PushOutcome[] = [];
      const firebase = await client();
      for (let first = 0; first < messages.length; first += AT_ONCE) {
        const { responses } = await firebase.sendEach(
          messages.slice(first, first + AT_ONCE).map(firebaseMessage),
        );
        outcomes.push(
          ...responses.map(({ success, error }): PushOutcome => {
            if (success) return 'sent';
            return error !== undefined && GONE.includes(error.code) ? 'gone' : 'failed';
          }),
        );
      }
      return outcomes;
    },
  };
}

export function firebaseMessage({ deviceId, data }: PushMessage): FirebaseMessage {
  return {
    token: deviceId,
    data: { ...data },
    webpush: { headers: { TTL: String(TIME_TO_LIVE), Urgency: 'high' } },
  };
}

/** The library is loaded only here. */
export async function openFirebase({
  projectId,
  serviceAccount,
}: NonNullable<Settings['firebase']>): Promise<FirebaseClient> {
  const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  return getMessaging(initializeApp({ projectId, credential: cert(serviceAccount) }, 'michi'));
}
