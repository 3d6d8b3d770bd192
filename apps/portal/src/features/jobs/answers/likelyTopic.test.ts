import { expect, test } from 'vitest';
import { likelyTopic } from './likelyTopic.ts';

test.each([
  ['What did you put the most effort into as a student?', null, 'FOCUS_AS_STUDENT'],
  [null, '学生時代に研究以外で力を入れたことを教えてください。', 'FOCUS_AS_STUDENT'],
  [null, '当社への志望動機を教えてください。', 'REASON_FOR_APPLYING'],
  ['Tell us about your research.', null, 'RESEARCH_TOPICS'],
  ['What would you change about your town?', 'あなたの町をどう変えたいですか。', null],
])('%s %s is about %s', (text, textJp, topic) => {
  expect(likelyTopic({ text, textJp })).toBe(topic);
});
