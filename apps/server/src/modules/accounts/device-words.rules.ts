type Words = readonly (readonly [RegExp, string])[];

/** The order matters: almost every browser also claims to be some of those below it. */
const browsers: Words = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: Words = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

export function readDevice(userAgent: string) {
  const find = (words: Words) => words.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { browser: find(browsers), system: find(systems) };
}

/** What people call the device a browser says it is on. */
export function describeDevice(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
