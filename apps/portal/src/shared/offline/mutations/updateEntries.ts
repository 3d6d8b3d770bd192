import { isRecord } from '../../json/parseJson.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** Applies a change to every object in query data, however deep; the same data if nothing changes. */
export const updateEntries = (data: unknown, change: (entry: Entry) => Entry): unknown => {
  if (Array.isArray(data)) {
    const all: readonly unknown[] = data;
    const next = all.map((one) => updateEntries(one, change));
    return next.some((one, at) => one !== all[at]) ? next : data;
  }
  if (!isRecord(data)) return data;
  const next = Object.entries(change(data)).map(
    ([name, value]) => [name, updateEntries(value, change)] as const,
  );
  return next.some(([name, value]) => value !== data[name]) ? Object.fromEntries(next) : data;
};
