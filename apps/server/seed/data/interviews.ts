type Pair = readonly [string, string];

/** The rounds of a company's selection, in their order. */
export const ROUNDS: readonly [Pair, Pair, Pair] = [
  ['First interview', '一次面接'],
  ['Second interview', '二次面接'],
  ['Final interview', '最終面接'],
];

/** The interview of a university before it recommends a student. */
export const UNIVERSITY_ROUND: Pair = ['Internal interview', '学内面接'];

/** Where the career office of the demo's university is. */
export const UNIVERSITY_PLACE: Pair = [
  'Career Office, Building 3, Seiryo University, Yokohama',
  '神奈川県横浜市 青嶺大学3号館 キャリアセンター',
];

interface InterviewTexts {
  readonly interviewers: Pair;
  readonly belongings: Pair;
  readonly belongingsOnline: Pair;
  readonly dress: Pair;
  readonly message: Pair;
}

/** Messages of interviewers about an interview. */
export const INTERVIEW_MESSAGES: Readonly<Record<'COMPANY' | 'UNIVERSITY', InterviewTexts>> = {
  COMPANY: {
    interviewers: ['The head of the team and one person from HR', '配属先の部門長、人事担当1名'],
    belongings: ['Your student card and something to write with', '学生証、筆記用具'],
    belongingsOnline: ['Nothing in particular', '特にありません'],
    dress: ['No suit needed', '自由（スーツでなくてかまいません）'],
    message: [
      'Tell us about something you have built or looked into, and ask us whatever you like.',
      '制作や研究で取り組まれたことをお聞かせください。ご質問も歓迎します。',
    ],
  },
  UNIVERSITY: {
    interviewers: ['Two counsellors of the career office', 'キャリアセンターのカウンセラー2名'],
    belongings: ['Your student card and a printed resume', '学生証、印刷した履歴書'],
    belongingsOnline: ['Your resume at hand', '履歴書をお手元にご用意ください'],
    dress: ['As you would go to the company', '会社の面接に行くときと同じ服装'],
    message: [
      'We talk through why this company, before we introduce you to it.',
      '企業へご紹介する前に、志望動機を一緒に確認します。',
    ],
  },
};
