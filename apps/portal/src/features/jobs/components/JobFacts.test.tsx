import type { JobDetail } from '@michi/api/job';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recommendedApplication } from '../JobProviders.fixture.tsx';
import { examplePath, renderJob, renderJobs, valueOf } from '../renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const entry = {
  happenedAt: '2026-11-20T01:30:00.000Z',
  phase: null,
  phaseJp: null,
  reason: null,
  note: null,
};

describe('what a posting states beside its fields', () => {
  it.each([
    ['en' as const, 'Skills', 'Go\nSQL', 'Estimated pay', 'About 4 million yen a year'],
    ['jp' as const, 'スキル', 'Go言語\nSQL', '想定給与', 'About 4 million yen a year'],
  ])('has its own row with its label (%s)', async (language, term, skills, pay, estimated) => {
    await renderJob(
      (detail) => ({
        ...detail,
        statements: [
          { subject: 'SKILLS', text: 'Go\nSQL', textJp: 'Go言語\nSQL' },
          { subject: 'ESTIMATED_PAY', text: 'About 4 million yen a year', textJp: null },
        ],
      }),
      { language },
    );
    expect(await valueOf(term)).toBe(skills);
    expect(await valueOf(pay)).toBe(estimated);
  });
});

describe('what a posting does not state', () => {
  const withoutConditions =
    (fieldOfStudy: JobDetail['conditions']['fieldOfStudy']) =>
    (detail: JobDetail): JobDetail => ({
      ...detail,
      conditions: { ...detail.conditions, fieldOfStudy },
      job: {
        ...detail.job,
        graduationYears: [],
        employmentStatus: 'OTHER',
        eligibility: { status: 'CHECK_CONDITIONS', reasons: ['JAPANESE_LEVEL_NOT_TOLD'] },
      },
    });

  it.each([
    ['en' as const, 'Graduation year', 'Employment status'],
    ['jp' as const, '卒業年', '雇用形態'],
  ])('is never shown as any year or another kind (%s)', async (language, year, status) => {
    await renderJob(withoutConditions(null), { language });
    const line = await screen.findByText(new RegExp(`${status}.*${year}`));
    expect(line.closest('dl')).toBeNull();
  });

  it('shows no year if the service returns none', async () => {
    await renderJob((detail) => {
      const changed = withoutConditions('ANY')(detail);
      const eligibility: JobDetail['job']['eligibility'] = {
        status: 'CHECK_CONDITIONS',
        reasons: ['GRADUATION_YEAR_NOT_TOLD'],
      };
      return { ...changed, job: { ...changed.job, eligibility } };
    });
    await screen.findByText(/^Not stated: .*Graduation year/);
  });

  it('leaves any year to a posting that says who may apply', async () => {
    await renderJob(withoutConditions('ANY'));
    expect(await valueOf('Graduation year')).toBe('Any year');
  });
});

describe('an internship', () => {
  it.each([
    [
      'en' as const,
      'Orientation',
      'Compensation',
      ['Internship offered', 'You accepted the internship'],
      /Onboarding|Offer received|accepted the offer|Salary$/,
    ],
    ['jp' as const, 'オリエンテーション', '報酬', ['参加決定', '参加を承諾しました'], /入社|内定|給与/],
  ])('does not mention employment on its page (%s)', async (language, orientation, pay, history, never) => {
    await renderJob(
      (detail) => ({
        ...detail,
        internship: detail.internship && { ...detail.internship, compensation: null },
        job: {
          ...detail.job,
          application: {
            ...recommendedApplication,
            stage: 'OFFER_ACCEPTED',
            appliedAt: entry.happenedAt,
            answerBy: null,
            turn: null,
            allowedActions: [],
          },
        },
        timeline: [
          { ...entry, id: 'offer', action: 'send-offer', stage: 'OFFERED', actor: 'COMPANY' },
          { ...entry, id: 'answer', action: 'accept-offer', stage: 'OFFER_ACCEPTED', actor: 'STUDENT' },
        ],
      }),
      { language, overrides: { showJob: { status: 200, example: 'internship' } } },
    );
    expect(await valueOf(orientation)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(`(Not stated: |記載なし：).*${pay}`))).not.toHaveLength(0);
    for (const text of history) await screen.findAllByText(text, { selector: 'li *' });
    for (const text of document.querySelectorAll('dt, li')) expect(text.textContent).not.toMatch(never);
  });

  it.each([
    [
      'en' as const,
      {
        Title: 'Field testing internship',
        Format: 'Offline',
        Type: 'General ability and expertise internship',
        Period: 'Four weeks, Monday to Thursday',
        'Start date': 'Monday 2 November 2026',
        'End date': 'Friday 27 November 2026',
        'Lunch break': '60 minutes',
        Compensation: '¥10,000 / day',
        'Transport payment': 'Paid, up to 2,000 yen a day',
        'Accommodation payment': 'Company flat for students from far away, free of charge',
        Insurance: 'Accident and liability insurance, taken out by the company',
        Requirements: 'Able to walk outdoors for an hour',
        'Major orientation': 'Any faculty; engineering and design are welcome',
        'Selection information': 'One talk online. It does not count in later selection.',
        Contact: 'Recruiting teamsaiyo@yukari.example044-555-0148',
        Documents: 'Confidentiality agreementStudent card',
      },
    ],
    [
      'jp' as const,
      {
        名称: 'フィールドテスト インターンシップ',
        形式: '対面',
        種類: '汎用的能力・専門活用型インターンシップ',
        期間: '4週間（月〜木）',
        開始日: '2026年11月2日（月）',
        終了日: '2026年11月27日（金）',
        昼休み: '60分',
        報酬: '日給1万円',
        交通費: '1日2,000円まで支給',
        宿泊費: '遠方の方は社宅を無料で利用できます',
        保険: '傷害・賠償責任保険に会社負担で加入',
        参加条件: '屋外を1時間ほど歩ける方',
        対象の専攻: '学部不問（工学・デザイン系歓迎）',
        選考について: 'オンライン面談1回。本選考とは関係ありません。',
        お問い合わせ先: '採用担当saiyo@yukari.example044-555-0148',
        書類: '秘密保持誓約書学生証',
      },
    ],
  ])('has every term on its page (%s)', async (language, terms) => {
    await renderJobs({
      path: examplePath,
      language,
      overrides: { showJob: { status: 200, example: 'internship' } },
    });
    const section = (
      await screen.findByText(language === 'en' ? 'About the internship' : 'インターンシップの内容')
    ).closest('section');
    const list = section?.querySelector('dl');
    const pairs = [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(Object.fromEntries(pairs)).toEqual(terms);
  });
});
