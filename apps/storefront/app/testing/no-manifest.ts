/** In the place of the router's manifest, which tests set themselves. */
export const manifest = undefined;
