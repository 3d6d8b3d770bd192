/** Values typed into a prerendered form before hydration, by field name, without empty ones. `action` identifies the form. */
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
