import { manifest } from '@michi/api/manifest';
import { describe, expect, test } from 'vitest';
import {
  findSeminarTransition,
  SEMINAR_ACTIONS,
  SEMINAR_ACTORS,
  SEMINAR_STATUSES,
  SEMINAR_TRANSITIONS,
  seminarActions,
  type SeminarSituation,
} from './transitions.ts';

const flags = [true, false];
const SITUATIONS: readonly SeminarSituation[] = flags.flatMap((isOpen) =>
  flags.flatMap((isUpcoming) => flags.map((hasFeedback) => ({ isOpen, isUpcoming, hasFeedback }))),
);
const PLACES = [null, ...SEMINAR_STATUSES] as const;
const NAMES = SEMINAR_TRANSITIONS.map(({ name }) => name);

/** The rules again as a table: from, actor, to, condition. */
const EXPECTED = `
invite         ORGANIZER  -,CANCELLED                           INVITED     open
register       STUDENT    -,INVITED,CANCELLED                   REGISTERED  open
wait           STUDENT    -,INVITED,CANCELLED                   WAITING     open
hold-seat      SYSTEM     WAITING                               SEAT_HELD   ahead
take-seat      STUDENT    SEAT_HELD                             REGISTERED  ahead
lapse          SYSTEM     INVITED,WAITING,SEAT_HELD             CANCELLED   always
cancel         STUDENT    INVITED,WAITING,SEAT_HELD,REGISTERED  CANCELLED   ahead
call-off       ORGANIZER  INVITED,WAITING,SEAT_HELD,REGISTERED  CANCELLED   ahead
check-in       ORGANIZER  REGISTERED                            ATTENDED    always
give-feedback  STUDENT    ATTENDED                              ATTENDED    unsaid
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

function expectedTo(
  name: string,
  from: string | null,
  actor: string,
  situation: SeminarSituation,
): string | undefined {
  const [, by, froms = '', to, until] = EXPECTED.find(([one]) => one === name) ?? [];
  const isTime =
    until === 'always' ||
    (until === 'open' && situation.isOpen) ||
    (until === 'ahead' && situation.isUpcoming) ||
    (until === 'unsaid' && !situation.hasFeedback);
  return by === actor && froms.split(',').includes(from ?? '-') && isTime ? to : undefined;
}

describe.each(PLACES)('from %s', (from) => {
  test.each(NAMES.flatMap((name) => SEMINAR_ACTORS.map((actor) => [name, actor] as const)))(
    '%s by the %s makes its transition, or none',
    (name, actor) => {
      for (const situation of SITUATIONS) {
        expect(findSeminarTransition(name, from, actor, situation)?.to).toBe(
          expectedTo(name, from, actor, situation),
        );
      }
    },
  );

  test('a student is offered exactly the possible actions', () => {
    for (const situation of SITUATIONS) {
      const possible = NAMES.filter((name) => expectedTo(name, from, 'STUDENT', situation) !== undefined);
      const named = possible.map((name) => (/^(register|wait|take-seat)$/.test(name) ? 'apply' : name));
      expect([...seminarActions(from, situation)]).toEqual(
        SEMINAR_ACTIONS.filter((action) => named.includes(action)),
      );
    }
  });
});

test("the table uses the contract's names", () => {
  const { schema } = manifest.seminar.listSeminars.responses[200];
  const { application } = schema.shape.data.shape.data.element.shape;
  for (const status of SEMINAR_STATUSES) {
    expect(
      application.safeParse({
        id: '0199a1c2-0000-7000-8000-00000005a001',
        status,
        reason: null,
        invitedAt: null,
        appliedAt: null,
        waitingPosition: null,
        seatHeldUntil: null,
        attendedAt: null,
        cancelledAt: null,
        cancelReason: null,
        allowedActions: [...SEMINAR_ACTIONS],
      }).success,
    ).toBe(true);
  }
});
