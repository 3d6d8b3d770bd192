import type { ApplicationNotes, ApplicationNotesRequest } from '@michi/api/job';
import { expect, test } from 'vitest';
import { mergeNotes } from './mergeNotes.ts';

const todo = (text: string, isDone = false) => ({ text, isDone });
const notes = (parts: Partial<ApplicationNotes>): ApplicationNotes => ({
  text: '',
  checklist: [],
  questions: [],
  ratings: null,
  updatedAt: null,
  ...parts,
});
const mergedChecklist = (...lists: readonly NonNullable<ApplicationNotesRequest['checklist']>[]) => {
  const [base = [], wanted = [], current = []] = lists;
  return mergeNotes({ checklist: wanted }, { checklist: base }, notes({ checklist: current })).checklist;
};

test('ticks, removes and adds what was ticked, removed and added, and leaves all else as it is by now', () => {
  const [shirt, route, call] = [todo('Shirt'), todo('Route'), todo('Call')];
  const doneShirt = todo('Shirt', true);
  expect(mergedChecklist([shirt, route], [doneShirt, route], [route, shirt, call])).toEqual([
    route,
    doneShirt,
    call,
  ]);
  expect(mergedChecklist([shirt, route], [route], [call, shirt, todo('Route', true)])).toEqual([
    call,
    todo('Route', true),
  ]);
  expect(mergedChecklist([shirt], [shirt, call], [route])).toEqual([route, call]);
});

test('does not restore what another tab has removed', () => {
  expect(mergedChecklist([todo('Shirt')], [todo('Shirt', true)], [])).toEqual([]);
});

test('has the same result when it is sent twice', () => {
  const [base, wanted] = [[todo('Shirt')], [todo('Shirt', true), todo('Shirt')]];
  const once = mergedChecklist(base, wanted, [...base, todo('Call')]);
  expect(once).toEqual([todo('Shirt', true), todo('Call'), todo('Shirt')]);
  expect(mergedChecklist(base, wanted, once ?? [])).toEqual(once);
});

test('tells equal questions of different interviews apart', () => {
  const [first, second] = ['one', 'two'].map((interviewId) => ({ text: 'Why us?', interviewId }));
  if (first === undefined || second === undefined) throw new TypeError('There are two questions');
  const { questions } = mergeNotes(
    { questions: [second] },
    { questions: [first, second] },
    notes({ questions: [second, first] }),
  );
  expect(questions).toEqual([second]);
});

test('replaces a part without a base', () => {
  expect(mergeNotes({ text: 'New' }, {}, notes({ text: 'Old' }))).toEqual({ text: 'New' });
});
