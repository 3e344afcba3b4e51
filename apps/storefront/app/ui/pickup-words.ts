/** Where an order is picked up, and when. */
export const describePickup = ({ address, hours }: { address: string; hours: string }) =>
  hours === '' ? address : `${address} (${hours})`;
