/** A page of the mocks; `main` is HTML. */
export const htmlPage = (title: string, main: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}table{border-collapse:collapse}td,th{padding:4px 12px 4px 0;text-align:left;border-bottom:1px solid #8885;white-space:nowrap}main{overflow-x:auto}</style>
<main>
${main}
</main>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
