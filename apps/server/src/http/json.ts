/** An answer that is already written down, as the bytes that are sent; `Value` is what it says. */
export type Json<Value> = Buffer & { readonly says?: Value };

const comma = Buffer.from(',');

/** Kept by itself: a small piece of the common pool would hold on to the whole of it. */
export function writeJson<Value>(value: Value): Json<Value> {
  const text = JSON.stringify(value);
  const written = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  written.write(text);
  return written;
}

/** An object of lists whose entries are written down and, in the rest, parts that are not. */
export function writeJsonObject<Value extends object, Listed extends keyof Value & string>(
  lists: { [Key in Listed]: Value[Key] extends readonly (infer Entry)[] ? readonly Json<Entry>[] : never },
  rest: Omit<Value, Listed>,
): Json<Value> {
  const pieces: Buffer[] = [];
  let before = '{';
  for (const [key, entries] of Object.entries<readonly Buffer[]>(lists)) {
    pieces.push(Buffer.from(`${before}${JSON.stringify(key)}:[`));
    for (const [place, entry] of entries.entries()) {
      if (place > 0) pieces.push(comma);
      pieces.push(entry);
    }
    before = '],';
  }
  const others = JSON.stringify(rest).slice(1);
  pieces.push(Buffer.from(others === '}' ? `${before.slice(0, 1)}}` : `${before}${others}`));
  return Buffer.concat(pieces);
}
