const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are opaque outside, UUIDs inside: anything else names nothing and need not be asked for. */
export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}

export const uuidLength = 36;
