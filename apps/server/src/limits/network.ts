const groupsOfNetwork = 4;

/** Whom an address is counted under: behind an IPv6 address stands a whole /64 of one customer. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = [], tail] = address.split('%', 1).join('').split('::', 2).map(splitGroups);
  const missing = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? [])];
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

function splitGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
