import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import { describeCall, describeWish, listCallWindows } from './call-window.ts';

/** Kigali is two hours ahead of UTC. */
const inKigali = (text: string) => new Date(`${text}+02:00`);

describe('the times to call', () => {
  it('are the rest of today and all of tomorrow, in Kigali', () => {
    const windows = listCallWindows(inKigali('2026-11-16T10:00:00'), firstIdentity.callHours);
    expect(windows.map(({ label }) => label)).toEqual([
      'This morning, 08:00 to 12:00',
      'This afternoon, 12:00 to 17:00',
      'This evening, 17:00 to 20:00',
      'Tomorrow morning, 08:00 to 12:00',
      'Tomorrow afternoon, 12:00 to 17:00',
      'Tomorrow evening, 17:00 to 20:00',
    ]);
    expect(windows[3]).toMatchObject({ from: '2026-11-17T06:00:00.000Z', until: '2026-11-17T10:00:00.000Z' });
  });

  it('are within the hours the shop calls in', () => {
    const windows = listCallWindows(inKigali('2026-11-16T10:00:00'), {
      from: 9,
      until: 17,
      days: [],
      holidays: [],
    });
    expect(windows.map(({ label }) => label)).toEqual([
      'This morning, 09:00 to 12:00',
      'This afternoon, 12:00 to 17:00',
      'Tomorrow morning, 09:00 to 12:00',
      'Tomorrow afternoon, 12:00 to 17:00',
    ]);
  });

  it('follow the day of the week and leave out holidays', () => {
    const hours = {
      from: 8,
      until: 12,
      days: [{ day: 6, hours: { from: 9, until: 11 } }, { day: 0 }],
      holidays: ['2026-11-23'],
    };
    const offer = (text: string) => listCallWindows(inKigali(text), hours).map(({ label }) => label);
    expect(offer('2026-11-20T07:00:00')).toEqual(['This morning, 08:00 to 12:00', 'Tomorrow morning, 09:00 to 11:00']);
    expect(offer('2026-11-21T10:45:00')).toEqual(['Tuesday 24 November morning, 08:00 to 12:00']);
    expect(offer('2026-11-22T00:30:00')).toEqual([
      'Tuesday 24 November morning, 08:00 to 12:00',
      'Wednesday 25 November morning, 08:00 to 12:00',
    ]);
    const never = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
    expect(listCallWindows(inKigali('2026-11-20T07:00:00'), { ...hours, days: never })).toEqual([]);
  });

  it.each([
    ['11:30:00', 6],
    ['11:30:01', 5],
    ['19:30:00', 4],
    ['19:31:00', 3],
    ['23:59:59', 3],
    ['00:00:00', 6],
  ])('at %s leave out what is nearly over', (clock, count) => {
    expect(listCallWindows(inKigali(`2026-11-16T${clock}`), firstIdentity.callHours)).toHaveLength(count);
  });

  it('after midnight in Kigali are of the new day, though it is still yesterday in UTC', () => {
    expect(listCallWindows(inKigali('2026-11-17T00:30:00'), firstIdentity.callHours)[0]?.from).toBe(
      '2026-11-17T06:00:00.000Z',
    );
  });
});

describe('the promise to call', () => {
  const now = inKigali('2026-11-16T10:00:00');
  const from = (text: string) => inKigali(text).toISOString();

  it.each([
    [{}, 'We will call you as soon as possible.'],
    [{ contact_by: 'whatsapp' as const }, 'We will call you on WhatsApp as soon as possible.'],
    [
      { contact_from: from('2026-11-16T12:00:00'), contact_until: from('2026-11-16T17:00:00') },
      'We will call you today between 12:00 and 17:00.',
    ],
    [
      { contact_from: from('2026-11-17T08:00:00'), contact_until: from('2026-11-17T12:00:00') },
      'We will call you tomorrow between 08:00 and 12:00.',
    ],
    [
      { contact_from: from('2026-11-19T08:00:00'), contact_until: from('2026-11-19T12:00:00') },
      'We will call you on Thursday 19 November between 08:00 and 12:00.',
    ],
    [
      { contact_from: from('2026-11-15T08:00:00'), contact_until: from('2026-11-15T12:00:00') },
      'We will call you as soon as possible.',
    ],
  ])('%j', (contact, sentence) => {
    expect(describeCall(contact, now)).toBe(sentence);
  });
});

it.each([
  [{}, 'Phone, as soon as possible'],
  [
    { contact_by: 'whatsapp', contact_from: '2026-11-17T06:00:00.000Z', contact_until: '2026-11-17T10:00:00.000Z' },
    'WhatsApp, Tuesday 17 November, 08:00 to 12:00',
  ],
] as const)('keeps what was asked for in words: %j', (contact, words) => {
  expect(describeWish(contact)).toBe(words);
});
