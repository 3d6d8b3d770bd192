import type { JobDetail } from '@michi/api/job';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { examplePath, renderJob, renderJobs } from '../renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the conditions of a job', () => {
  it('are confirmed only if the server confirms them, with the profile as the reason', async () => {
    await renderJobs({ path: examplePath });
    await screen.findByText('You can apply');
    screen.getByText(/You meet all the requirements\./);
  });

  it.each([
    [
      'en' as const,
      [
        'Check the requirements',
        'The posting says who can apply:',
        '“Science and engineering only, graduating in March 2027”',
        'You need Japanese at JLPT N2 or above.',
        'The company doesn’t help with work visas.',
        'Add arts or science to the education in your profile to see if you can apply.',
        'This posting hasn’t been updated in 90 days. Ask the company if it’s still open.',
        'University deadline Sun 22 Nov, 23:59 JST',
        'Entry deadline Wed 25 Nov, 23:59 JST',
      ],
      'You can apply',
      'Add your field of study',
      '2 days left',
    ],
    [
      'jp' as const,
      [
        '応募条件をご確認ください',
        '募集要項には次のように記載されています。',
        '「理工系学部のみ（2027年3月卒業見込みの方）」',
        '日本語能力試験N2以上の日本語力が必要です。',
        '就労ビザの取得支援はありません。',
        '学内締切 11/22（日）23:59（日本時間）',
        '応募締切 11/25（水）23:59（日本時間）',
      ],
      '応募できます',
      '文系・理系を登録する',
      'あと2日',
    ],
  ])(
    'that only the student can check are quoted, never a yes (%s)',
    async (language, texts, yes, link, left) => {
      await renderJobs({
        path: examplePath,
        language,
        overrides: { showJob: { status: 200, example: 'conditions' } },
      });
      await screen.findByText(texts[0] ?? '');
      for (const one of texts) screen.getByText(one);
      expect(screen.queryByText(yes)).toBeNull();
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
        '/student/profile/edit?section=education',
      );
      expect(document.body.textContent).toContain(left);
      screen.getByRole('link', { name: language === 'en' ? 'Apply' : '応募する' });
    },
  );
});

describe('a condition that a posting does not state', () => {
  const unspecified = [
    'GRADUATION_YEAR_NOT_TOLD',
    'FIELD_OF_STUDY_NOT_TOLD',
    'JAPANESE_LEVEL_NOT_TOLD',
    'VISA_SUPPORT_NOT_TOLD',
  ] as const;

  it.each([
    ['en' as const, unspecified.slice(2, 3), 'The posting doesn’t say what level of Japanese you need.'],
    [
      'en' as const,
      unspecified.slice(1),
      'The posting doesn’t say which fields of study it is for, what level of Japanese you need, or whether the company helps with work visas.',
    ],
    ['en' as const, unspecified, 'The posting doesn’t say who can apply.'],
    [
      'jp' as const,
      unspecified.slice(2),
      '必要な日本語レベル、就労ビザの取得支援についての記載はありません。',
    ],
    ['jp' as const, unspecified, '募集要項に応募条件についての記載はありません。'],
  ])('is the only one named (%s, %j)', async (language, reasons, sentence) => {
    const change = (detail: JobDetail): JobDetail => ({
      ...detail,
      job: { ...detail.job, eligibility: { status: 'CHECK_CONDITIONS', reasons: [...reasons] } },
    });
    await renderJob(change, { language });
    await screen.findByText(sentence);
  });
});
