import { lookup as resolve, type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { limits } from '@urumuri/contract';

const mostRedirects = 3;

/** A picture that could not be fetched; the message may be shown to the person who named its address. */
export class PictureFetchError extends Error {
  /** Whether another try may go better. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

const refuse = (message: string) => new PictureFetchError(message, false);

/** Addresses of this machine, of private networks, of machines' own services and of nobody: no shop keeps pictures there. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is handed out, and of that these lead elsewhere: to IPv4 or to examples. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * The bytes at an address that somebody has written into a file. Every name is resolved once and the connection goes
 * to what it was checked for, so that neither a redirect nor a second answer of the name server leads inside. The hosts
 * that are allowed, with a port where it is not the usual one, may be asked whatever their address is.
 */
export async function fetchPicture(
  address: string,
  { allowedHosts, timeoutMs = 20_000 }: { allowedHosts: readonly string[]; timeoutMs?: number },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let next = readAddress(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(next, allowedHosts, signal).catch((error: unknown) => {
      throw explain(error, signal.aborted);
    });
    if (Buffer.isBuffer(answer)) return answer;
    next = readAddress(answer.location, next);
  }
  throw refuse('The address leads from one to the next without end.');
}

function readAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw refuse('This is no address of a picture.');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('Pictures must come by http or https.');
  if (url.username !== '' || url.password !== '') throw refuse('Addresses with a password in them are not fetched.');
  return url;
}

const tooLargeSentence = 'The picture is larger than 8 MB.';
const insideSentence = 'This address is not on the internet: only pictures that anybody can see are fetched.';

async function ask(
  url: URL,
  allowedHosts: readonly string[],
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  const isAllowed = allowedHosts.includes(url.host);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw refuse(insideSentence);
  const request = (url.protocol === 'https:' ? https : http).get(url, {
    signal,
    agent: false,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'urumuri-shop' },
    ...(isAllowed ? {} : { lookup: lookupPublic }),
  });
  // What goes wrong after the head of the answer also ends the reading of it.
  request.on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  try {
    const { statusCode = 0, headers } = answer;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined)
      return { location: headers.location };
    if (statusCode !== 200)
      throw new PictureFetchError(`Its server answers ${statusCode}.`, statusCode >= 500 || statusCode === 429);
    if (Number(headers['content-length']) > limits.uploadBytes) throw refuse(tooLargeSentence);
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      if ((bytes += piece.length) > limits.uploadBytes) throw refuse(tooLargeSentence);
    }
    return Buffer.concat(pieces);
  } finally {
    answer.destroy();
  }
}

/** Resolves as usual, and refuses when any of the answers is not public: which one is taken is not ours to say. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 4);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(refuse(insideSentence), '', 4);
    }
    // The caller may want one or all of them.
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

function explain(error: unknown, isLate: boolean): unknown {
  if (error instanceof PictureFetchError || !(error instanceof Error)) return error;
  const message = isLate ? 'Its server does not answer in time.' : 'Its server cannot be reached.';
  return new PictureFetchError(message, true, { cause: error });
}
