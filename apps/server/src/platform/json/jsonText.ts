/**
 * Finished JSON text with the type of its contents. Only PostgreSQL and the functions of this folder create one, so
 * that the type is reliable.
 */
export class JsonText<out T> {
  /** Declares the type; does not exist at runtime. */
  declare protected readonly shape: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function jsonOf<T>(value: T): JsonText<T> {
  return new JsonText(JSON.stringify(value));
}

/**
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

/** Two objects of different properties as one. Each has at least one. */
export function joinJson<A extends object, B extends object>(
  first: JsonText<A>,
  second: JsonText<B>,
): JsonText<A & B> {
  return new JsonText(`${first.text.trimEnd().slice(0, -1)},${second.text.trimStart().slice(1)}`);
}

/** The body of most responses. */
export function jsonData<T>(data: JsonText<T>): JsonText<{ data: T }> {
  return jsonObject({ data });
}

/** The body of a response to a change. */
export function jsonDone<T>(message: string, data: JsonText<T>): JsonText<{ message: string; data: T }> {
  return jsonObject({ message: jsonOf(message), data });
}
