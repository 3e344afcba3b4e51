/** The same work once for as long as the same is asked for, e.g. by several parts of one page. */
export function rememberLast<Value>(make: (key: string) => Value): (key: string) => Value {
  let last: { key: string; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
