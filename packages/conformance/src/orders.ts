import type { Operation } from '@michi/api/server';
import { parameterSchemas } from './contractSchema.ts';
import { monthlyPay } from './meaning.ts';
import { keyOf } from './page.ts';
import { type ReadOperation, readRows } from './readRows.ts';
import { momentAt, numberAt, type Row } from './row.ts';

export interface Order {
  /** As the report says it: `the latest postedAt first`. */
  readonly description: string;
  readonly direction: 'ascending' | 'descending';
  /** The sort value of a row; undefined if the row does not contain it. @param now the time of the response */
  readonly of: (row: Row, now: number) => number | undefined;
}

/** Rows checked of each response. */
const LOOKED_AT = 50;

function latest(path: string): Order {
  return {
    description: `the latest ${path} first`,
    direction: 'descending',
    of: (row) => momentAt(row, path),
  };
}

function soonest(path: string, of: Order['of'] = (row) => momentAt(row, path)): Order {
  return { description: `the soonest ${path} first`, direction: 'ascending', of };
}

/** A moment of a row if it is in the future: rows without one come last. */
function ahead(path: string): Order['of'] {
  return (row, now) => {
    const moment = momentAt(row, path);
    return moment !== undefined && moment > now ? moment : undefined;
  };
}

const seminars: Readonly<Record<string, Order>> = {
  START: soonest('startsAt'),
  DEADLINE: soonest('applyBy', ahead('applyBy')),
  POSTED: latest('postedAt'),
};

/** The property that each value of `sort` uses; the contract describes it only in prose. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, Order>>>> = {
  listJobs: {
    DEADLINE: soonest('applyBy'),
    POSTED: latest('postedAt'),
    SALARY: {
      description: 'the highest monthly pay first',
      direction: 'descending',
      of: (row) => {
        const pay = monthlyPay(row);
        return pay === undefined ? undefined : Math.floor(pay);
      },
    },
  },
  listApplications: {
    CHANGED: latest('application.stageChangedAt'),
    APPLIED: latest('application.appliedAt'),
    ANSWER_BY: soonest('application.answerBy'),
  },
  listRecommendations: {
    CHANGED: latest('recommendedAt'),
    ANSWER_BY: soonest('job.application.answerBy'),
  },
  listSeminars: seminars,
  listUniversitySeminars: seminars,
  listSeminarApplications: {
    APPLIED: latest('application.appliedAt'),
    START: soonest('startsAt', ahead('startsAt')),
  },
  listUsers: { NEWEST: latest('createdAt') },
};

/** The property that a list without `sort` is sorted by; the contract describes it only in prose. */
const FIXED: Readonly<Record<string, Order>> = {
  listAnswerComments: soonest('createdAt'),
  listAnswerShares: latest('createdAt'),
  listAuditEntries: latest('happenedAt'),
  listFeedbacks: latest('createdAt'),
  listMessages: {
    description: 'the highest sequence first',
    direction: 'descending',
    of: (row) => numberAt(row, 'sequence'),
  },
  listNotifications: latest('createdAt'),
  listPosts: latest('publishedAt'),
  listProfileAnswers: latest('updatedAt'),
  listProfileViews: latest('viewedAt'),
  listQuestions: latest('updatedAt'),
  listResumeShares: latest('createdAt'),
  listThreads: latest('lastMessage.sentAt'),
};

/** Orders that are not judged, with the reason. */
export const ORDERS_NOT_JUDGED: Readonly<Record<string, string>> = {
  'listSeminarApplications.CHANGED': 'the contract does not show when an application changed',
  'listUsers.NAME': 'how names sort is not in the contract',
  'listUsers.EMAIL': 'how emails sort is not in the contract',
};

/** The order of a value of `sort`; undefined when it is not judged. */
export function chosenOrder(operation: Operation, value: string): Order | undefined {
  return CHOSEN[operation.id]?.[value];
}

/** Checks that a list is sorted as requested, or as its contract says. */
export async function checkOrder(read: ReadOperation): Promise<void> {
  const { operation } = read.probing;
  const values = parameterSchemas(operation).get('sort')?.enum ?? [];
  for (const value of values.map(String)) {
    const order = chosenOrder(operation, value);
    if (order !== undefined) await checkSorted(read, `is sorted by ${value}`, order, value);
  }
  const fixed = FIXED[operation.id];
  if (fixed !== undefined) await checkSorted(read, `is sorted, ${fixed.description}`, fixed);
}

async function checkSorted(read: ReadOperation, name: string, order: Order, value?: string): Promise<void> {
  const response = await readRows(read, [
    ...(value === undefined ? [] : [['sort', value] as const]),
    ['size', String(LOOKED_AT)],
  ]);
  if (response === undefined) return;
  const now = read.probing.run.clock.now().getTime();
  const keyed = response.rows.flatMap((row) => {
    const position = order.of(row, now);
    return position === undefined ? [] : [{ key: keyOf(row), position }];
  });
  if (keyed.length < 2) {
    read.probing.skip(name, 'fewer than two rows have a sort key');
    return;
  }
  const wrong = keyed.find(({ position: current }, index) => {
    const before = keyed[index - 1]?.position ?? current;
    return order.direction === 'ascending' ? before > current : before < current;
  });
  read.probing.note(
    name,
    response.request,
    wrong === undefined
      ? []
      : [
          {
            path: response.path,
            expected: order.description,
            got: `${wrong.key} after one it belongs before`,
          },
        ],
  );
}
