import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openPdf, textOf } from '../../../packages/resume-document/test/readPdf.ts';
import applicationsEn from '../src/features/applications/locales/en.json' with { type: 'json' };
import applicationsJp from '../src/features/applications/locales/jp.json' with { type: 'json' };
import jobsEn from '../src/features/jobs/locales/en.json' with { type: 'json' };
import jobsJp from '../src/features/jobs/locales/jp.json' with { type: 'json' };
import answersEn from '../src/features/profile/answers/locales/en.json' with { type: 'json' };
import answersJp from '../src/features/profile/answers/locales/jp.json' with { type: 'json' };
import readingEn from '../src/shared/careful-reading/locales/en.json' with { type: 'json' };
import readingJp from '../src/shared/careful-reading/locales/jp.json' with { type: 'json' };
import labelsEn from '../src/shared/i18n/labels/locales/en.json' with { type: 'json' };
import labelsJp from '../src/shared/i18n/labels/locales/jp.json' with { type: 'json' };
import sharingEn from '../src/shared/sharing/locales/en.json' with { type: 'json' };
import sharingJp from '../src/shared/sharing/locales/jp.json' with { type: 'json' };
import { logIn } from './screens.ts';
import { expect, test } from './server.ts';

const translations = {
  en: {
    applications: applicationsEn,
    jobs: jobsEn,
    answers: answersEn,
    reading: readingEn,
    labels: labelsEn,
    sharing: sharingEn,
  },
  jp: {
    applications: applicationsJp,
    jobs: jobsJp,
    answers: answersJp,
    reading: readingJp,
    labels: labelsJp,
    sharing: sharingJp,
  },
} as const;

type Language = keyof typeof translations;

const fillIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const effort = {
  kind: 'TEXT',
  text: 'What did you put the most effort into as a student?',
  textJp: '学生時代に最も力を入れたことを教えてください。',
  isRequired: true,
  maxCharacters: 400,
} as const;

const change = {
  kind: 'TEXT',
  text: 'What would you change in our shops?',
  textJp: '当社の店舗で変えてみたいことを教えてください。',
  isRequired: true,
  maxCharacters: 200,
} as const;

/** What the student writes, with a company of another application of the demo's Hana in the place of {{company}}. */
const written = {
  en: {
    company: 'Isobe Market',
    sentences: [
      'For two years I ran a reading circle in an empty shop of our shopping street.',
      'At first only three people came, so I asked twenty shopkeepers what they would like to read.',
      'With their answers I chose short texts and moved the evening to the day on which most shops close early.',
      'After each evening I wrote down what people said, and we changed the next one together.',
      'After half a year there were eighteen of us, and I learned to ask before I plan.',
    ],
    mentions: 'I would like to work like that at {{company}}.',
    mended: 'I would like to work like that.',
    change: 'I would ask the customers of each shop once a month.',
    comment: 'How many still come today?',
  },
  jp: {
    company: '磯部マーケット',
    sentences: [
      '商店街の空き店舗での読書会を、仲間と2年間続けました。',
      '最初の参加者は3人だけで、何を読みたいのかを知るために、20軒の店主を訪ねて話を聞きました。',
      '集まった声をもとに短い文章を選び、多くの店が早く閉まる曜日に時間を移したところ、少しずつ人が増えました。',
      '会のたびに感想を記録し、次の回の進め方を仲間と話し合って直しました。',
      '半年後には毎回18人が集まり、ふだんは話さない世代どうしの会話も生まれました。',
      'この経験から、計画を立てる前に相手に尋ねること、そして小さく試して直すことの大切さを学びました。',
      '人数が増えてからは役割を決め、司会と記録を交代で担当することで、私がいない日も続く会にしました。',
      '卒業後も後輩が引き継ぎ、いまは隣の商店街でも月に一度開かれています。',
      '続けるうちに、本を読まない人にも声をかけ、朗読だけを聞く席を用意しました。',
      '準備の時間が足りない月には、店主の方々に場所の用意をお願いし、代わりに店の紹介を配りました。',
    ],
    mentions: '{{company}}でも同じように働きたいです。',
    mended: '仕事でも同じように働きたいです。',
    change: '店ごとに月に一度、お客様の声を聞く場を設けたいです。',
    comment: '今は何人が来ていますか。',
  },
} as const;

const LENGTH = 400;

/** The text with other words at its end, and as long. */
const endingWith = (text: string, end: string): string => `${text.slice(0, LENGTH - end.length)}${end}`;

const box = (parent: Page | Locator, name: string | RegExp): Locator => parent.getByRole('textbox', { name });

/** A text without its blanks, ligatures and radicals, of which a PDF has its own. */
const flat = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');

for (const [language, width, height] of [
  ['jp', 360, 780],
  ['jp', 1440, 900],
  ['en', 360, 780],
  ['en', 1440, 900],
] as const satisfies readonly (readonly [Language, number, number])[]) {
  test(`a student writes an answer once, has it commented, fits it to a company and finds it as it was sent (${language}, ${width} px)`, async ({
    browser,
    page,
    server,
  }) => {
    const { applications, jobs, answers, reading, labels, sharing } = translations[language];
    const { company, sentences, mentions, mended, change: ownChange, comment } = written[language];
    const code = `entry-sheet-${language}-${width}`;
    const title = `Shop planner ${language} ${width}`;
    const postings = join(server.dataDir, `${code}.jsonl`);
    await writeFile(
      postings,
      JSON.stringify({
        '@type': 'JobPosting',
        identifier: code,
        title,
        hiringOrganization: { name: `Kikimimi ${code}` },
        validThrough: new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
        questions: [effort, change],
      }),
    );
    expect(await server.operate('import', 'jobs', postings)).toContain('1 added');

    await page.setViewportSize({ width, height });
    await logIn(page, 'hana@michi.example', language);

    const name = `400 ${code}`;
    const text = sentences.join(language === 'jp' ? '' : ' ').slice(0, LENGTH);
    expect(text).toHaveLength(LENGTH);
    await test.step('writes 400 characters in the profile', async () => {
      await page.goto('/student/profile/edit?section=focus&answer=new');
      await box(page, answers.name).fill(name);
      await box(page, answers.text).fill(text);
      await page.getByRole('button', { name: answers.save, exact: true }).click();
      await expect(page.getByText(answers.saved, { exact: true }).first()).toBeVisible();
      await page.goto('/student/profile/edit?section=focus');
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await expect(box(page, answers.text)).toHaveValue(text);
    });

    await test.step('has it commented by somebody without an account', async () => {
      await page.getByRole('button', { name: answers.share.open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: answers.share.title });
      await dialog.getByRole('button', { name: sharing.create, exact: true }).click();
      const link = await dialog.getByRole('group', { name: sharing.link }).getByRole('code').innerText();
      const visitor = await browser.newContext({ viewport: { width, height } });
      try {
        const reader = await visitor.newPage();
        await reader.addInitScript(
          (value) => localStorage.setItem('LANGUAGE', JSON.stringify(value)),
          language,
        );
        await reader.goto(link);
        await reader.getByRole('button', { name: answers.shared.choose }).click();
        const form = reader.getByRole('dialog', { name: answers.shared.write });
        await form.getByRole('combobox', { name: answers.shared.sentence }).click();
        await reader.getByRole('option').first().click();
        await box(form, answers.shared.text).fill(comment);
        await box(form, answers.shared.author).fill('Yuko Asai');
        await form.getByRole('button', { name: answers.shared.send }).click();
        await expect(reader.getByText(answers.shared.sent, { exact: true }).first()).toBeVisible();
      } finally {
        await visitor.close();
      }
      await page.reload();
      await expect(page.getByText(comment, { exact: true }).first()).toBeVisible();
    });

    const fitted = endingWith(text, fillIn(mentions, { company }));
    const sent = endingWith(text, mended);
    await test.step('applies with it, and is warned of the name of another company', async () => {
      await page.goto(`/student/job/public-jobs?search=${encodeURIComponent(title)}`);
      await page.getByRole('main').getByRole('link', { name: title }).first().click();
      await page.getByRole('link', { name: jobs.answers.start, exact: true }).click();
      await page
        .getByRole('button', {
          name: fillIn(jobs.answers.useMineFor, {
            question: language === 'jp' ? effort.textJp : effort.text,
          }),
        })
        .click();
      await page.getByRole('button', { name: fillIn(jobs.answers.takeNamed, { name }), exact: true }).click();
      const answer = page.getByRole('textbox', { name: language === 'jp' ? effort.textJp : effort.text });
      await expect(answer).toHaveValue(text);
      await answer.fill(fitted);
      await page
        .getByRole('textbox', { name: language === 'jp' ? change.textJp : change.text })
        .fill(ownChange);
      await expect(page.getByText(reading.OTHER_COMPANY.title, { exact: true }).first()).toBeVisible();
      await answer.fill(sent);
      await expect(page.getByText(reading.OTHER_COMPANY.title, { exact: true })).toHaveCount(0);
    });

    await test.step('sees what is sent, also on another device, and sends it', async () => {
      await page.getByRole('textbox', { name: new RegExp(`^${jobs.apply.note}`) }).focus();
      await expect(
        page.getByText(new RegExp(`^${fillIn(jobs.answers.kept, { company: '.*', time: '.*' })}$`)).first(),
      ).toBeVisible();
      // Another device has no draft.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      const preview = page.getByRole('region', { name: jobs.apply.preview });
      await expect(preview.getByText(sent, { exact: true })).toBeVisible();
      await expect(preview.getByText(ownChange, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: jobs.apply.send.apply, exact: true }).click();
      await expect(page.getByText(jobs.apply.sent, { exact: true })).toBeVisible();
    });

    await test.step('finds the same words in the application and on paper', async () => {
      await page.getByRole('link', { name: labels.application.open, exact: true }).first().click();
      const card = page.getByRole('region', { name: applications.sent.title });
      await expect(card.getByText(sent, { exact: true })).toBeVisible();
      await expect(card.getByText(ownChange, { exact: true })).toBeVisible();
      const pdf = await openPdf(new Blob([new Uint8Array(await page.pdf({ format: 'A4' }))]));
      const pages = await Promise.all(
        Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)),
      );
      const printed = flat(pages.join(''));
      expect(printed).toContain(flat(sent));
      expect(printed).toContain(flat(ownChange));
    });

    await test.step('and keeps what was fitted as a version for any company', async () => {
      const card = page.getByRole('region', { name: applications.sent.title });
      await card.getByRole('button', { name: applications.keepAnswer.open }).first().click();
      const dialog = page.getByRole('dialog', { name: applications.keepAnswer.open });
      await box(dialog, new RegExp(`^${applications.keepAnswer.name}`)).fill(`${name} 2`);
      await dialog.getByRole('button', { name: applications.keepAnswer.save, exact: true }).click();
      await expect(page.getByText(applications.keepAnswer.done, { exact: true })).toBeVisible();
    });
  });
}
