import type { MailMessages } from './mailMessages.ts';

/** The brand colour and white (Radix `iris9`); text and page keep the colours of the mail program. */
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background-color:#5b5bd6;color:#ffffff;font-weight:bold;text-decoration:none';

const LINE = 'border:0;border-top:1px solid #8e8c99;margin:24px 0';

/** Paragraphs in one column, for light and dark mode, without external resources. */
export function mailHtml(words: MailMessages): string {
  const { application, choices, facts, life, notYou, other, link } = words;
  const warning = notYou === null ? [] : [paragraph(notYou)];
  const button = `<p style="margin:24px 0"><a href="${escape(link)}" style="${BUTTON}">${escape(words.action)}</a></p>`;
  const bareLink = `${paragraph(words.bareLink)}\n${address(link)}`;
  const body = [
    paragraph(words.greeting),
    paragraph(words.happened),
    ...(facts.length === 0 ? [] : [`<ul>${facts.map((fact) => `<li>${escape(fact)}</li>`).join('')}</ul>`]),
    paragraph(words.next),
    ...(life === undefined ? warning : []),
    button,
    bareLink,
    ...(application === undefined ? [] : [`${paragraph(application.words)}\n${address(application.link)}`]),
    ...(life === undefined ? [] : [paragraph(life), ...warning]),
    ...(other === undefined
      ? []
      : [
          `<hr style="${LINE}">`,
          `<div lang="${other.languageTag}">${paragraph(other.summary)}\n${address(link)}</div>`,
        ]),
    `<hr style="${LINE}">`,
    ...(choices === undefined ? [] : [`${paragraph(choices.words)}\n${address(choices.link)}`]),
    paragraph(words.signature),
  ];
  return `<!doctype html>
<html lang="${words.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(words.subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
${body.join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0">${escape(text)}</p>`;
}

function address(link: string): string {
  return `<p style="margin:16px 0;overflow-wrap:anywhere"><a href="${escape(link)}">${escape(link)}</a></p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
