/** Caches formatters by language and options. */
const madeOnce = <Options extends object, Made>(make: (tag: string, options: Options) => Made) => {
  const made = new Map<string, Made>();
  return (tag: string, options: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(tag, options);
    made.set(key, fresh);
    return fresh;
  };
};

/**
 * The platform's formatter of dates for a language and options. Making one takes as long as formatting a hundred dates, and
 * a list would make ten for each row.
 */
export const dateTimeFormat = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** The platform's formatter of numbers, made once like those of dates. */
export const numberFormat = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
