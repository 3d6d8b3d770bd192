/**
 * What stands in a form of the page already, by name: a page rendered ahead can be typed into before the portal hears of
 * it. What is empty is left out; without such a form there is nothing.
 * @param action the address the form is sent to, which names it
 */
export const typedBeforeHydration = (action: string): Readonly<Record<string, string>> => {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`);
  if (form === null) return {};
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );
};
