/**
 * Values typed into a form of a prerendered page before hydration, by field name. Empty values are omitted; without
 * such a form there are none.
 * @param action the address the form is sent to, which identifies it
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
