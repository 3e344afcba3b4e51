/** An answer that is already written down, as the bytes that are sent; `Value` is what it says. */
export type Json<Value> = Buffer & { readonly says?: Value };

const comma = ','.charCodeAt(0);

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
  const all = Object.entries<readonly Buffer[]>(lists);
  const opened = all.map(([key], place) => `${place === 0 ? '{' : '],'}${JSON.stringify(key)}:[`);
  const others = JSON.stringify(rest).slice(1);
  const closed = others === '}' ? ']}' : `],${others}`;
  let size = Buffer.byteLength(closed);
  for (const [place, [, entries]] of all.entries()) {
    size += Buffer.byteLength(opened[place] ?? '') + Math.max(0, entries.length - 1);
    for (const entry of entries) size += entry.length;
  }
  const written = Buffer.allocUnsafe(size);
  let end = 0;
  for (const [place, [, entries]] of all.entries()) {
    end += written.write(opened[place] ?? '', end);
    for (const [nth, entry] of entries.entries()) {
      if (nth > 0) written[end++] = comma;
      written.set(entry, end);
      end += entry.length;
    }
  }
  written.write(closed, end);
  return written;
}
