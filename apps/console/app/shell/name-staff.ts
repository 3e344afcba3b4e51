/** Inside the house people have names; of what was done before they were kept, only where they work is known. */
export const nameStaff = (name: string | undefined, place: string) =>
  name === undefined || name === '' ? place : `${name} (${place})`;
