/** An answer that is already written down; `Value` is what it says. */
export type Json<Value> = string & { readonly says?: Value };

export function writeJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value);
}

export function joinJson<Value>(values: readonly Json<Value>[]): Json<Value[]> {
  return `[${values.join(',')}]`;
}

/** An object of parts that are written down and, in the rest, parts that are not. */
export function writeJsonObject<Value extends object, Written extends keyof Value & string>(
  written: { [Key in Written]: Json<Value[Key]> },
  rest: Omit<Value, Written>,
): Json<Value> {
  const parts = Object.entries<string>(written).map(([key, json]) => `${JSON.stringify(key)}:${json}`);
  const others = JSON.stringify(rest).slice(1, -1);
  return `{${[...parts, ...(others === '' ? [] : [others])].join(',')}}`;
}
