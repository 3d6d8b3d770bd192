import type { Contract } from './contract.ts';
import { icon, indexStyles, mark } from './look.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A tag as the library writes it in an address. */
const slug = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

const section = ({ service, title, summary, operations }: Contract): string => `<section>
<h2><a href="/docs/${service}">${escape(title)}</a> <code>/api/${service}</code></h2>
<p>${escape(summary)}</p>
<details><summary>${operations.length} operations</summary>
<ul>
${operations
  .map(
    ({ id, method, path, summary: text, tag }) =>
      `<li data-operation="${escape(`${id} ${method} /${service}${path} ${text}`.toLowerCase())}"><a href="/docs/${service}#${service}/tag/${slug(tag)}/${method}${escape(path)}">${escape(text)}</a> <code>${method} ${escape(path)}</code></li>`,
  )
  .join('\n')}
</ul>
</details>
</section>`;

/** Shows the operations that contain every search word, and the services that have such an operation. */
const search = `
const field = document.querySelector('input');
const sections = [...document.querySelectorAll('section')];
const show = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const section of sections) {
    const items = [...section.querySelectorAll('li')];
    for (const item of items) item.hidden = !words.every((word) => item.dataset.operation.includes(word));
    section.hidden = items.every((item) => item.hidden);
    section.querySelector('details').open = words.length > 0;
  }
  document.querySelector('[role=status]').textContent = sections.every((section) => section.hidden)
    ? 'No operation has these words.'
    : '';
};
field.addEventListener('input', show);
show();
`;

/** The list of all services and their operations, with one search over all of them. */
export const indexPage = (contracts: readonly Contract[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Michi API</title>
${icon}
<style>${indexStyles}</style>
</head>
<body>
<main>
<header>${mark}<h1>Michi API</h1></header>
<p>One contract per service. Open one to read it and try it against this server.
<span lang="ja">サービスごとのAPI仕様です。このサーバーで試すこともできます。</span></p>
<label for="search">Search all operations</label>
<input id="search" type="search" autocomplete="off">
<p role="status"></p>
${contracts.map(section).join('\n')}
</main>
<script>${search}</script>
</body>
</html>
`;
