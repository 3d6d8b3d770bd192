import { iris, irisDark, mauve, mauveDark } from '@radix-ui/colors';
import { expect, test } from 'vitest';
import { resetMail, SAMPLE_CONTENTS, SAMPLE_LINK } from '../../../test/sampleMails.ts';
import { linkIn } from '../../../test/mailLink.ts';
import { readSettings } from '../settings.ts';
import type { Mail, MailContent } from './mail.ts';
import { MAIL_COLOURS } from './mailHtml.ts';
import { renderMail } from './renderMail.ts';

const settings = readSettings({ PUBLIC_URL: 'https://michi.example' });
const reader = { to: 'aiko@michi.example', name: 'Aiko Tanaka' } as const;

const kinds = SAMPLE_CONTENTS.map((content) => ({
  kind: 'isOn' in content ? `${content.template} ${content.isOn ? 'on' : 'off'}` : content.template,
  content,
}));
const every = kinds.flatMap(({ kind, content }) =>
  (['en', 'jp'] as const).map((language) => ({
    kind,
    language,
    content,
    mail: { ...reader, language, ...content } satisfies Mail,
  })),
);

/** The addresses an HTML text leads to, in its order. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&#38;', '&'));

/** The visible text of the HTML. */
const messageKeyOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));

test.each(every)(
  '$kind in $language: text and HTML say the same and have the same links',
  ({ mail, content, language }) => {
    const { subject, text, html } = renderMail(settings, mail);
    const link = linkIn(text);
    expect(link).toBe('link' in content ? SAMPLE_LINK : link);
    const isAboutAccount = !content.template.startsWith('notification');
    expect(link).toMatch(
      isAboutAccount ? /^https:\/\/michi\.example\/app\// : /^https:\/\/michi\.example\/student\//,
    );
    const application =
      content.template === 'notification' ? [`https://michi.example${content.applicationPath ?? ''}`] : [];
    // The button and the bare link, the application, and the bare link again for who reads the other language; then where it
    // is chosen.
    const choices = isAboutAccount ? [] : ['https://michi.example/student/settings'];
    expect(linksOf(html)).toEqual([link, link, ...application, link, ...choices]);
    expect([...text.matchAll(/https?:\/\/\S+/g)].map(([one]) => one)).toEqual([
      link,
      ...application,
      link,
      ...choices,
    ]);
    const seen = messageKeyOf(html);
    for (const line of text.split('\n').filter((one) => one !== '' && !/^-+$/.test(one))) {
      expect(seen).toContain(line);
    }
    expect(subject).not.toBe('');
    expect(`${subject}${text}${seen}`).not.toMatch(/[{}]|undefined|!|！/);
    expect(text).toContain(language === 'en' ? 'Hello Aiko Tanaka,' : 'Aiko Tanaka 様');
    const warning = language === 'en' ? 'If this wasn’t you' : 'お心当たりがない場合は';
    expect(text.includes(warning)).toBe(isAboutAccount);
  },
);

test.each(every)('$kind in $language has a sentence in the other language below', ({ mail, language }) => {
  const { text, html, languageTag } = renderMail(settings, mail);
  const [, own = '', below = ''] = /^(.*?)\n-{8}\n(.*?)\n-{8}\n/s.exec(text) ?? [];
  const japanese = /[ぁ-んァ-ヶ]/;
  expect(japanese.test(own)).toBe(language === 'jp');
  expect(japanese.test(below)).toBe(language === 'en');
  expect(languageTag).toBe(language === 'jp' ? 'ja' : 'en');
  expect(html).toContain(`<html lang="${languageTag}">`);
  expect(html).toContain(`<div lang="${language === 'jp' ? 'en' : 'ja'}">`);
});

test.each(every)('$kind in $language has the logo as a part of the mail, and fetches nothing', ({ mail }) => {
  const { html } = renderMail(settings, mail);
  expect([...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image)).toEqual([
    expect.stringMatching(/ src="cid:logo@michi" alt="" width="28" height="28"/),
  ]);
  expect(html).toMatch(/<span lang="en"[^>]*>Michi<\/span>/);
  expect(html).not.toMatch(/<(?:link|table|script|iframe)\b|src="(?!cid:)|srcset|background=|url\(|@import/i);
});

test.each(every)('$kind in $language is in light and dark, with one button', ({ mail }) => {
  const { html } = renderMail(settings, mail);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(style).toContain('color-scheme:light dark');
  expect(html.match(/class="button"/g)).toHaveLength(1);
  const { light, dark } = MAIL_COLOURS;
  for (const [name] of html.matchAll(/(?<=class=")\w+/g))
    for (const rule of [`\n.${name}{`, `[data-ogsc] .${name}{`, `[data-ogsb] .${name}{`])
      expect(style).toContain(rule);
  expect(html).toMatch(
    new RegExp(`<body class="page" style="[^"]*background-color:${light.surface};color:${light.text}`),
  );
  expect(style).toContain(`.page{background-color:${dark.surface}!important;color:${dark.text}!important}`);
});

test('the colours are those of the design tokens', () => {
  const colours = (gray: typeof mauve | typeof mauveDark, brand: typeof iris | typeof irisDark) => ({
    text: gray.mauve12,
    textSoft: gray.mauve11,
    border: gray.mauve5,
    brand: brand.iris9,
    brandText: brand.iris11,
  });
  expect(MAIL_COLOURS.light).toMatchObject({ surface: mauve.mauve2, ...colours(mauve, iris) });
  expect(MAIL_COLOURS.dark).toMatchObject({
    surface: mauveDark.mauve1,
    surfaceRaised: mauveDark.mauve2,
    ...colours(mauveDark, irisDark),
  });
});

test('a mail with a link says how long it is valid', () => {
  expect(renderMail(settings, resetMail()).text).toContain('The link works once, for one hour');
  expect(renderMail(settings, { ...resetMail(), language: 'jp' }).text).toContain('有効期限は1時間です');
});

test("a time is in the reader's time zone, with weekday and zone", () => {
  const content: MailContent = {
    template: 'passwordChanged',
    at: new Date('2026-11-20T15:30:00Z'),
    timezone: 'JST',
  };
  expect(renderMail(settings, { ...reader, language: 'en', ...content }).text).toContain(
    'on Saturday 21 November 2026, 00:30 JST.',
  );
  expect(renderMail(settings, { ...reader, language: 'jp', ...content }).text).toContain(
    '2026年11月21日（土）00:30（日本時間）に、',
  );
});

test('a new sign-in has its device, address and time', () => {
  const mail = kinds.find(({ kind }) => kind === 'newSignIn');
  const { text } = renderMail(settings, {
    ...reader,
    language: 'jp',
    ...(mail?.content ?? { template: 'accountDeleted' }),
  });
  expect(text).toContain('端末：Chrome on Windows\nIPアドレス：203.0.113.7');
});

test('user-controlled text is text in the HTML, never an element', () => {
  const mail: Mail = {
    to: 'aiko@michi.example',
    language: 'en',
    name: `<script>"'&`,
    template: 'newSignIn',
    at: new Date('2026-11-20T03:00:00Z'),
    timezone: 'JST',
    device: '<img src=x onerror=alert(1)>\nBcc: thief@michi.example',
    address: '<b>203.0.113.7</b>',
  };
  const { html, text } = renderMail(settings, mail);
  expect(html).not.toMatch(/<(?:script|img(?! src="cid:)|b)\b/);
  expect(html).toContain('Hello &#60;script&#62;&#34;&#39;&#38;,');
  expect(messageKeyOf(html)).toContain('<img src=x onerror=alert(1)> Bcc: thief@michi.example');
  expect(text).toContain('Hello <script>"\'&,');
});

test('a deployment without Japanese writes English only', () => {
  const { text, languageTag } = renderMail(readSettings({ MICHI_REGION: 'fr' }), {
    ...resetMail(),
    language: 'jp',
  });
  expect(languageTag).toBe('en');
  expect(text).not.toMatch(/[ぁ-んァ-ヶ]/);
});
