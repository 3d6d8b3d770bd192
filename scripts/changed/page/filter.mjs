/* Script of the page: filters by kind and name, and shows the number of matches. */
const buttons = [...document.querySelectorAll('button[data-kind]')];
const search = document.querySelector('input[type=search]');
const size = document.querySelector('input[type=checkbox]');
const said = document.querySelector('[role=status]');
const stories = [...document.querySelectorAll('article')];
let kind = '';

function show() {
  const words = search.value.trim().toLowerCase();
  for (const story of stories) {
    const isAsked = kind === '' || story.dataset.kind === kind;
    story.hidden = !isAsked || !story.dataset.words.includes(words);
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.querySelector('article:not([hidden])') === null;
  }
  const shown = stories.filter(({ hidden }) => !hidden).length;
  said.textContent = `${shown} of ${stories.length} shown`;
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    kind = button.dataset.kind;
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    show();
  });
}
search.addEventListener('input', show);
size.addEventListener('change', () => document.body.classList.toggle('actual-size', size.checked));
show();
