/** 4693 as 4,693. */
export const formatNumber = (value: number): string => value.toLocaleString('en');

/** "1 order", "4,693 orders". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
