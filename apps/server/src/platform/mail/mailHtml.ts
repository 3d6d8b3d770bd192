import { readFileSync } from 'node:fs';
import type { MailMessages } from './mailMessages.ts';

/** The logo as an attachment (CID), so that no remote image is loaded; 112 px wide, shown at 28. */
export const LOGO = {
  cid: 'logo@michi',
  filename: 'michi.png',
  contentType: 'image/png',
  content: readFileSync(new URL('./logo.png', import.meta.url)),
} as const;

/** Colours of the portal, by the names of the design tokens (`packages/design-system/src/theme`). */
export const MAIL_COLOURS = {
  light: {
    surface: '#faf9fb',
    surfaceRaised: '#ffffff',
    text: '#211f26',
    textSoft: '#65636d',
    border: '#e3dfe6',
    brand: '#5b5bd6',
    onBrand: '#ffffff',
    brandText: '#5753c6',
  },
  dark: {
    surface: '#121113',
    surfaceRaised: '#1a191b',
    text: '#eeeef0',
    textSoft: '#b5b2bc',
    border: '#323035',
    brand: '#5b5bd6',
    onBrand: '#ffffff',
    brandText: '#b1a9ff',
  },
} as const;

type Colours = (typeof MAIL_COLOURS)['light' | 'dark'];

/** Colours by class. The light ones are inline too, since some mail programs drop the style sheet. */
const PAINT = {
  page: ({ surface, text }: Colours) => `background-color:${surface};color:${text}`,
  card: ({ surfaceRaised, text, border }: Colours) =>
    `background-color:${surfaceRaised};color:${text};border-color:${border}`,
  soft: ({ textSoft }: Colours) => `color:${textSoft}`,
  name: ({ text }: Colours) => `color:${text}`,
  link: ({ brandText }: Colours) => `color:${brandText}`,
  button: ({ brand, onBrand }: Colours) => `background-color:${brand};color:${onBrand}`,
  line: ({ border }: Colours) => `border-color:${border}`,
} as const;

const SHAPE: Readonly<Record<keyof typeof PAINT, string>> = {
  page: 'margin:0;padding:24px 16px;font-size:16px;line-height:1.6',
  card: 'padding:8px 20px;border-width:1px;border-style:solid;border-radius:12px',
  soft: 'padding:0 20px;font-size:14px',
  name: 'font-size:20px;font-weight:bold;vertical-align:middle',
  link: 'overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;font-weight:bold;text-decoration:none;text-align:center',
  line: 'border-width:1px 0 0;border-style:solid;margin:24px 0',
};

/** Rules for the dark colours below a selector: for dark systems, and for mails that Outlook has recoloured. */
const dark = (below: string): string =>
  Object.entries(PAINT)
    .map(
      ([name, paint]) => `${below}.${name}{${paint(MAIL_COLOURS.dark).replaceAll(/(?=;|$)/g, '!important')}}`,
    )
    .join('\n');

const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${dark('')}
}
${dark('[data-ogsc] ')}
${dark('[data-ogsb] ')}`;

/** Japanese fonts before those of the system, which on Windows have condensed kana. */
const FONTS = {
  ja: `'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif`,
  other: 'system-ui,-apple-system,sans-serif',
} as const;

/** A mail as HTML: one column with the portal's logo and colours, light and dark, without external resources. */
export function mailHtml(messages: MailMessages): string {
  const { application, choices, facts, life, notYou, other, link } = messages;
  const warning = notYou === null ? [] : [paragraph(notYou)];
  const card = [
    paragraph(messages.greeting),
    paragraph(messages.happened),
    ...(facts.length === 0 ? [] : [`<ul>${facts.map((fact) => `<li>${escape(fact)}</li>`).join('')}</ul>`]),
    paragraph(messages.next),
    ...(life === undefined ? warning : []),
    `<p style="margin:24px 0"><a href="${escape(link)}" ${styleOf('button')}>${escape(messages.action)}</a></p>`,
    `${paragraph(messages.bareLink)}\n${address(link)}`,
    ...(application === undefined ? [] : [`${paragraph(application.text)}\n${address(application.link)}`]),
    ...(life === undefined ? [] : [paragraph(life), ...warning]),
  ];
  const below = [
    ...(other === undefined
      ? []
      : [
          `<div lang="${other.languageTag}">${paragraph(other.summary)}\n${address(link)}</div>`,
          `<hr ${styleOf('line')}>`,
        ]),
    ...(choices === undefined ? [] : [`${paragraph(choices.text)}\n${address(choices.link)}`]),
    paragraph(messages.signature),
  ];
  // The name follows the mark as text: it is read out, adapts to dark, and stays where images are off.
  return `<!doctype html>
<html lang="${messages.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(messages.subject)}</title>
<style>
${STYLES}
</style>
</head>
<body ${styleOf('page', `;font-family:${messages.languageTag === 'ja' ? FONTS.ja : FONTS.other}`)}>
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 20px"><img src="cid:${LOGO.cid}" alt="" width="28" height="28" style="vertical-align:middle;margin-right:10px"><span lang="en" ${styleOf('name')}>Michi</span></p>
<div ${styleOf('card')}>
${card.join('\n')}
</div>
<div ${styleOf('soft')}>
${below.join('\n')}
</div>
</div>
</body>
</html>
`;
}

function styleOf(name: keyof typeof PAINT, more = ''): string {
  return `class="${name}" style="${SHAPE[name]};${PAINT[name](MAIL_COLOURS.light)}${more}"`;
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0">${escape(text)}</p>`;
}

function address(link: string): string {
  return `<p style="margin:16px 0"><a href="${escape(link)}" ${styleOf('link')}>${escape(link)}</a></p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
