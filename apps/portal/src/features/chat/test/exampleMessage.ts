import type { ChatMessage, JobOfferReference } from '@michi/api/chat';

/** Id of the thread with Isobe Market in the contract's examples. */
export const isobeThread = '0199a1c2-0000-7000-8000-0000000f2001';

/** The offer of Isobe Market in the contract's examples. */
export const isobeOffer: JobOfferReference = {
  id: '0199a1c2-0000-7000-8000-0000000a1003',
  code: 'IM-2027-0007',
  jobKind: 'JOB',
  companyName: 'Isobe Market',
  companyNameJp: '株式会社磯部マーケット',
  position: 'Planner, store operations',
  positionJp: '店舗運営企画',
  expiresAt: '2026-11-30T08:00:00.000Z',
};

/** A message of the company with the given differences; for tests and stories. */
export const message = (different: Partial<ChatMessage> = {}): ChatMessage => {
  const sequence = different.sequence ?? 1;
  const isMine = different.isMine === true;
  return {
    id: `0199a1c2-0000-7000-8000-${String(sequence).padStart(12, '0')}`,
    threadUniqueId: isobeThread,
    sequence,
    senderType: isMine ? 'STUDENT' : 'COMPANY',
    senderName: isMine ? 'Hana Saeki' : 'Isobe Market recruiting',
    senderNameJp: isMine ? '佐伯 花' : '磯部マーケット 採用担当',
    isMine,
    text: `Message ${sequence}`,
    attachments: [],
    jobOffer: null,
    sentAt: '2026-11-20T01:00:00.000Z',
    isRead: false,
    isRemoved: false,
    clientKey: null,
    ...different,
  };
};

/** A conversation long ago and of late: the newest messages, and those around one further up. */
export const longThread = {
  messages: () => Array.from({ length: 20 }, (_, index) => message({ sequence: index + 181 })),
  passage: {
    message: 90,
    messages: Array.from({ length: 51 }, (_, index) =>
      message({ sequence: index + 65, isMine: index % 3 === 0 }),
    ),
  },
} as const;
