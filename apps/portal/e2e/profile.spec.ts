import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pixelsChanged } from '../../../packages/resume-document/test/approved.ts';
import { hana } from '../../../packages/resume-document/test/hana.ts';
import { openPdf, pictureOf, textOf } from '../../../packages/resume-document/test/readPdf.ts';
import auth from '../src/features/auth/locales/jp.json' with { type: 'json' };
import jobs from '../src/features/jobs/locales/jp.json' with { type: 'json' };
import answers from '../src/features/profile/answers/locales/jp.json' with { type: 'json' };
import profile from '../src/features/profile/locales/jp.json' with { type: 'json' };
import resume from '../src/features/resume/locales/jp.json' with { type: 'json' };
import { exampleDocx, paragraph } from '../src/features/resume/test/exampleFiles.ts';
import labels from '../src/shared/i18n/labels/locales/jp.json' with { type: 'json' };
import person from '../src/shared/ui/person/locales/jp.json' with { type: 'json' };
import { expect, test } from './server.ts';

/** Of half a million pixels of a page: fewer than a single character of the text has. */
const PIXELS = 20;

const email = 'hana.saeki@michi.example';
const password = 'blue-ridge-2027';

/** The address from the postal code, without the student's addition. */
const filled = { prefecture: '神奈川県', city: '横浜市金沢区', street: '瀬戸' } as const;

const reason = { title: '人の話を聞く仕事', text: String(hana.reasonForApplying) } as const;

/** A resume from elsewhere: two parts that the profile has a place for. */
const brought = {
  title: '佐伯花.docx',
  lines: ['免許・資格', '令和7年3月　日商簿記検定2級 合格', '自己PR', '几帳面な性格です。'],
} as const;

const fillIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const box = (parent: Page | Locator, name: string, index = 0): Locator =>
  parent.getByRole('textbox', { name, exact: true }).nth(index);

const choose = async (page: Page, name: string, option: string, index = 0) => {
  await page.getByRole('combobox', { name, exact: true }).nth(index).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Types a day into the three boxes of a field. */
const fillDay = async (page: Page, name: string, day: string, index = 0) => {
  const field = page.getByRole('group', { name, exact: true }).nth(index);
  const [year = '', month = '', date = ''] = day.split('-');
  await box(field, '年').fill(year);
  await box(field, '月').fill(month);
  await box(field, '日').fill(date);
};

const section = (page: Page, name: keyof typeof profile.sections): Locator =>
  page.getByRole('region', { name: profile.sections[name], exact: true });

/** Writes a section that is still empty, from the profile and back to it. */
const write = async (
  page: Page,
  name: keyof typeof profile.saved & keyof typeof profile.sections,
  fill: () => Promise<void>,
) => {
  await test.step(profile.sections[name], async () => {
    await section(page, name).getByRole('link', { name: profile.sections[name] }).click();
    await expect(page.getByRole('heading', { level: 1, name: profile.sections[name] })).toBeVisible();
    await fill();
    const message = page.getByText(profile.saved[name], { exact: true }).filter({ visible: true });
    // Several sections have the same message: the previous one must have disappeared.
    await expect(message).toHaveCount(0);
    // The toast is shown for five seconds, so the wait starts with the click and not after the navigation.
    await Promise.all([
      expect(message.last()).toBeVisible(),
      page.getByRole('button', { name: profile.edit.save, exact: true }).click(),
    ]);
    await expect(page).toHaveURL(`/student/profile#${name}`);
  });
};

/** Writes the first version of a section that is still empty, from the profile and back to it. */
const writeAnswer = async (
  page: Page,
  name: keyof typeof answers.good & keyof typeof profile.sections,
  text: string,
  title?: string,
) => {
  await test.step(profile.sections[name], async () => {
    await section(page, name).getByRole('link', { name: profile.sections[name] }).click();
    await page.getByRole('link', { name: answers.first, exact: true }).click();
    if (title !== undefined) await box(page, answers.name).fill(title);
    await box(page, answers.text).fill(text);
    await page.getByRole('button', { name: answers.save, exact: true }).click();
    await expect(page).toHaveURL(/answer=(?!new)/);
    await page.getByRole('link', { name: profile.edit.backToVersions, exact: true }).first().click();
    await page.getByRole('link', { name: profile.edit.back, exact: true }).last().click();
    await expect(section(page, name)).toContainText(text.split('\n')[0] ?? text);
  });
};

/** Fills in the entries of a list, each into its own fields. */
const writeEntries = async <Entry>(
  page: Page,
  name: 'education' | 'work' | 'certifications',
  entries: readonly Entry[],
  fill: (entry: Entry, index: number) => Promise<void>,
) =>
  write(page, name, async () => {
    for (const [index, entry] of entries.entries()) {
      if (index > 0) await page.getByRole('button', { name: profile.list[name].add, exact: true }).click();
      await fill(entry, index);
    }
  });

test(
  'a new student fills in a profile in Japanese, creates a 履歴書 with that data, uploads a DOCX and applies with it',
  { tag: '@journey' },
  async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      // Server refusals, also of a busy machine, are the subject of other tests.
      const isRefusal = /status of (4\d\d|503)/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
    });
    await page.addInitScript(() => localStorage.setItem('LANGUAGE', '"jp"'));

    await test.step('register', async () => {
      await page.goto('/app/register');
      await expect(page.getByRole('heading', { level: 1, name: auth.register.title })).toBeVisible();
      await box(page, auth.fields.email).fill(email);
      await page.getByLabel(auth.fields.password, { exact: true }).fill(password);
      await box(page, person.fields.familyNameJp).fill('佐伯');
      await box(page, person.fields.firstNameJp).fill('花');
      await box(page, person.fields.graduationYear).fill('令和9年');
      await page.getByRole('checkbox', { name: /同意します/ }).check();
      await page.getByRole('button', { name: auth.register.submit, exact: true }).click();
      await expect(page).toHaveURL('/app/verify-email');
    });

    await page.goto('/student/profile');
    await write(page, 'personal', async () => {
      const fieldLabels = person.fields;
      const [familyName = '', firstName = ''] = String(hana.fullNameJp).split('　');
      const [familyReading = '', firstReading = ''] = String(hana.fullNameFurigana).split('　');
      await box(page, fieldLabels.familyNameJp).fill(familyName);
      await box(page, fieldLabels.firstNameJp).fill(firstName);
      // In katakana of half width, as an old keyboard gives it.
      await box(page, fieldLabels.familyNameFurigana).fill('ｻｴｷ');
      await box(page, fieldLabels.familyNameFurigana).fill(familyReading);
      await box(page, fieldLabels.firstNameFurigana).fill(firstReading);
      await fillDay(page, fieldLabels.dateOfBirth, String(hana.dateOfBirth));
      await page.getByText(person.genders.FEMALE, { exact: true }).click();
      await box(page, fieldLabels.mobilePhone).fill('０９０ー１２３４ー５６７８');
      await box(page, fieldLabels.homePhone).fill('０１３４２５１２３４');
      await box(page, fieldLabels.address_postCode).fill('２３６００２７');
      await expect(box(page, fieldLabels.address_street)).toHaveValue(filled.street);
      await expect(box(page, fieldLabels.address_prefecture)).toHaveValue(filled.prefecture);
      await expect(box(page, fieldLabels.address_city)).toHaveValue(filled.city);
      await box(page, fieldLabels.address_street).fill(`${filled.street}1-4-8`);
      await box(page, fieldLabels.address_building).fill(String(hana.address?.building));
      await box(page, fieldLabels.emergencyAddress_postCode).fill(String(hana.contactAddress?.postCode));
      await expect(box(page, fieldLabels.emergencyAddress_city)).toHaveValue(
        String(hana.contactAddress?.city),
      );
      await box(page, fieldLabels.emergencyAddress_street).fill(String(hana.contactAddress?.street));
    });
    await writeAnswer(page, 'about', String(hana.about));
    await write(page, 'skills', () => box(page, profile.skills.label).fill(hana.skills.join('、')));
    await writeEntries(page, 'education', hana.education, async (school, index) => {
      const fieldLabels = profile.education;
      await choose(page, fieldLabels.schoolType, labels.schoolType[school.schoolType], index);
      await box(page, fieldLabels.schoolName, index).fill(school.schoolName);
      await box(page, fieldLabels.faculty, index).fill(school.faculty ?? '');
      await box(page, fieldLabels.department, index).fill(school.department ?? '');
      await box(page, fieldLabels.course, index).fill(school.course ?? '');
      await box(page, fieldLabels.admissionMonth, index).fill(school.admissionMonth);
      await box(page, fieldLabels.graduationMonth, index).fill(String(school.graduationMonth));
      if (school.isExpectedGraduate) {
        await page
          .getByRole('checkbox', { name: fieldLabels.isExpectedGraduate, exact: true })
          .nth(index)
          .check();
      }
      if (school.hasStudiedAbroad) {
        await page
          .getByRole('checkbox', { name: fieldLabels.hasStudiedAbroad, exact: true })
          .nth(index)
          .check();
        await box(page, fieldLabels.studyAbroadDetails).fill(String(school.studyAbroadDetails));
      }
    });
    await writeEntries(page, 'work', hana.workExperience, async (work, index) => {
      const fieldLabels = profile.work;
      await choose(page, fieldLabels.employmentType, labels.employmentType[work.employmentType], index);
      await box(page, fieldLabels.companyName, index).fill(work.companyName);
      await box(page, fieldLabels.position, index).fill(String(work.position));
      await box(page, fieldLabels.startMonth, index).fill(work.startMonth);
      await box(page, fieldLabels.endMonth, index).fill(String(work.endMonth));
      await box(page, fieldLabels.description, index).fill(String(work.description));
    });
    await writeEntries(page, 'certifications', hana.certifications, async ({ name, issuedOn }, index) => {
      await box(page, profile.certifications.name, index).fill(name);
      await fillDay(page, profile.certifications.issuedOn, issuedOn, index);
    });
    await writeAnswer(page, 'hobbies', String(hana.hobbies));
    await writeAnswer(page, 'reasons', reason.text, reason.title);
    await writeAnswer(page, 'research', String(hana.researchTopics));
    await writeAnswer(page, 'focus', String(hana.focusAsStudent));

    await test.step('make a 履歴書', async () => {
      await page.getByRole('link', { name: profile.toResumes }).click();
      await page.getByRole('button', { name: resume.create.action }).first().click();
      await page.getByRole('button', { name: resume.create.confirm, exact: true }).click();
      await expect(page).toHaveURL(/\/student\/profile\/resume\/preview\?id=/);
      await choose(page, resume.sections.reasons, reason.title);
      await fillDay(page, resume.choices.writtenOn, hana.writtenOn);
      await box(page, resume.choices.requests).fill(String(hana.requests));
      await page.getByRole('button', { name: resume.save, exact: true }).click();
      await expect(page.getByRole('figure').nth(1)).toContainText(String(hana.requests));
      await expect(page.getByText(resume.faults.title)).toHaveCount(0);
    });

    await test.step('both pages match the approved ones, and contain the typed text, glyph by glyph', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: resume.preview.download, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(
        `履歴書_${String(hana.fullNameJp).replace('　', '')}_${hana.writtenOn}.pdf`,
      );
      const pdf = await openPdf(new Blob([await readFile(await download.path())]));
      expect(pdf.numPages).toBe(2);
      const typed: readonly (readonly string[])[] = [
        [
          '令和8年11月20日現在',
          ...[hana.fullNameJp, hana.fullNameFurigana].map(String),
          '平成16年5月14日生（満22歳）',
          `〒${String(hana.address?.postCode)}`,
          `${Object.values(filled).join('')}1-4-8${String(hana.address?.building)}`,
          `〒${String(hana.contactAddress?.postCode)}`,
          ...[hana.contactAddress?.prefecture, hana.contactAddress?.city, hana.contactAddress?.street].map(
            String,
          ),
          ...[hana.mobilePhone, hana.homePhone].map(String),
          email,
          ...hana.education.flatMap(({ schoolName, faculty, department, course }) =>
            [schoolName.replace(/高校$/, '高等学校'), faculty, department, course].filter(
              (part) => part !== null,
            ),
          ),
          ...hana.workExperience.map(({ companyName }) => companyName),
          '卒業見込み',
          '以上',
        ],
        [
          ...hana.certifications.map(({ name }) => name),
          ...[reason.text, hana.about, hana.hobbies, hana.requests].map(String),
          ...hana.skills,
        ],
      ];
      for (const [index, parts] of typed.entries()) {
        const text = await textOf(pdf, index + 1);
        for (const part of parts) expect(text).toContain(part.replaceAll(/\s/gu, ''));
        const picture = await pictureOf(pdf, index + 1);
        expect(await pixelsChanged(`typed-in-the-portal-${index + 1}`, picture)).toBeLessThan(PIXELS);
      }
    });

    await test.step('upload a DOCX, and accept one part of it and not another', async () => {
      await page.getByRole('link', { name: resume.backToResumes, exact: true }).last().click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: brought.title,
          mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          buffer: Buffer.from(exampleDocx(brought.lines.map(paragraph).join(''))),
        });
      await expect(page.getByText(fillIn(resume.upload.done, { title: brought.title }))).toBeVisible();
      await page.getByRole('button', { name: resume.read.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: resume.read.title });
      await dialog.getByRole('checkbox', { name: resume.sections.certifications }).check();
      await expect(dialog.getByRole('checkbox', { name: resume.sections.about })).not.toBeChecked();
      // The resume contains the month of the certificate, not its day.
      await expect(box(dialog, '月')).toHaveValue('3');
      await box(dialog, '日').fill('16');
      await dialog.getByRole('button', { name: resume.read.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/student/profile');
      await expect(section(page, 'certifications')).toContainText('日商簿記検定2級');
      await expect(section(page, 'certifications')).toContainText('統計検定①2級');
      await expect(section(page, 'about')).toContainText(String(hana.about));
    });

    await test.step('apply with it', async () => {
      await page.goto('/student/job/public-jobs?canApply=true&sort=SALARY');
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /お気に入り/ }) })
        .first()
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('link', { name: jobs.detail.apply, exact: true }).click();
      await choose(page, jobs.apply.resume, brought.title);
      await page.getByRole('button', { name: jobs.apply.send.apply, exact: true }).click();
      await expect(page.getByText(labels.stage.APPLIED, { exact: true }).first()).toBeVisible();
      await page.goto('/student/profile/resume');
      await expect(page.getByRole('listitem').filter({ hasText: brought.title })).toContainText(
        fillIn(resume.sent_other, { count: 1 }),
      );
    });
    expect(problems).toEqual([]);
  },
);
