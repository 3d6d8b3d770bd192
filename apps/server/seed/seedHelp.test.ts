import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createDemoApp } from '../test/demoApp.ts';

const { findHelps, listCourses, listFeedbacks, listHelpCategories, listHelps, listQuestions } =
  manifest.common;
const { request: ask, alex, hana } = await createDemoApp();

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

test('the demo has eight courses in both languages, five of them for everyone, and Hana has done two', async () => {
  const { data } = (await ask(listCourses, 200, { token: hana.token })).data;
  expect(data).toHaveLength(8);
  expect(data.filter(({ isCompleted }) => isCompleted)).toHaveLength(2);
  expect(data.every(({ descriptionJp, nameJp }) => JAPANESE.test(`${nameJp} ${descriptionJp}`))).toBe(true);
  expect((await ask(listCourses, 200, { token: alex.token })).data.totalRecords).toBe(5);
});

test('the demo has twenty helps on five subjects in both languages, as they may be shown, and they are found', async () => {
  const { token } = hana;
  const categories = (await ask(listHelpCategories, 200, { token })).data;
  expect(categories.map(({ helpCount }) => helpCount)).toEqual([4, 4, 4, 4, 4]);
  for (const { id } of categories) {
    for (const help of (await ask(listHelps, 200, { token, params: { id } })).data) {
      expect(`${help.question}${help.answer}`).not.toMatch(JAPANESE);
      expect(help.questionJp).toMatch(JAPANESE);
      expect(help.answerJp).toMatch(/<(p|ol|ul)>/);
    }
  }
  const query = `search=${encodeURIComponent('ｷｬﾝｾﾙ待ち')}`;
  expect((await ask(findHelps, 200, { token, query })).data).toHaveLength(1);
});

test('Hana has two questions, an unread answer, and has given feedback', async () => {
  const { data } = (await ask(listQuestions, 200, { token: hana.token })).data;
  expect(data.map(({ status, hasUnreadAnswer }) => [status, hasUnreadAnswer])).toEqual([
    ['OPEN', false],
    ['ANSWERED', true],
  ]);
  const feedback = (await ask(listFeedbacks, 200, { token: hana.token })).data.data;
  expect(feedback[0]?.industryInterests.map(({ industry }) => industry.title)).toEqual([
    'Machinery and robotics',
    'Food and drink',
  ]);
});
