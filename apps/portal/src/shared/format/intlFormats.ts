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

/** A cached `Intl.DateTimeFormat`: creating one takes as long as formatting a hundred dates, and a list needs ten per row. */
export const dateTimeFormat = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** A cached `Intl.NumberFormat`. */
export const numberFormat = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
