/**
 * JSON as finished text, which the server does not parse, with the type of its contents. Only PostgreSQL and the
 * functions of this folder create one, so that the type is reliable.
 */
export class JsonText<out T> {
  /** Does not exist at runtime: only declares the type. */
  declare protected readonly shape: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value as JSON text. */
export function jsonOf<T>(value: T): JsonText<T> {
  return new JsonText(JSON.stringify(value));
}

/**
 * An object around texts that are finished already.
 * @example
 * jsonObject({ message: jsonOf(message), data: job })
 */
export function jsonObject<T extends object>(properties: {
  readonly [Name in keyof T]: JsonText<T[Name]>;
}): JsonText<T>;
export function jsonObject(properties: Readonly<Record<string, JsonText<unknown>>>): JsonText<unknown> {
  const pairs = Object.entries(properties).map(([name, { text }]) => `${JSON.stringify(name)}:${text}`);
  return new JsonText(`{${pairs.join(',')}}`);
}

/** The body of most responses: the data alone. */
export function jsonData<T>(data: JsonText<T>): JsonText<{ data: T }> {
  return jsonObject({ data });
}

/** The body of a response to a change: its message and the result. */
export function jsonDone<T>(message: string, data: JsonText<T>): JsonText<{ message: string; data: T }> {
  return jsonObject({ message: jsonOf(message), data });
}
