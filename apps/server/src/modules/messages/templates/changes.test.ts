import { expect, it } from 'vitest';
import type { OrderChange } from '../../../db/notices.ts';
import { sayChanges } from './changes.ts';

const changes: OrderChange[] = [
  { kind: 'line', name: 'Radio', was: 2, now: 1 },
  { kind: 'line', name: 'Lamp', was: 0, now: 1 },
  { kind: 'line', name: 'Fan', was: 3, now: 0 },
  { kind: 'cancelled', shopName: 'Kigali Digital House' },
  { kind: 'moved', area: 'Kimironko', city: 'Gasabo' },
  { kind: 'delivery' },
  { kind: 'call' },
  { kind: 'voucher', code: 'NOHELI' },
  { kind: 'total', beforeRwf: 12_000, afterRwf: 8000 },
];
const note = 'What the history says. Reason: one was broken';
const changed = { note, reason: 'one was broken', changes };

it('says all that was changed in each language, and why', () => {
  expect(sayChanges('en', changed)).toBe(note);
  expect(sayChanges('fr', changed)).toBe(
    'Radio : 1 au lieu de 2 ; ajouté : Lamp ; retiré : 3 × Fan ; tout ce qui vient de Kigali Digital House est annulé ; la livraison va maintenant à Kimironko, Gasabo ; les détails de la livraison ont changé ; nous vous appelons à un autre moment ; la remise (NOHELI) ne s’applique plus ; total : 12\u00a0000\u00a0RWF → 8\u00a0000\u00a0RWF. Motif : one was broken',
  );
  expect(sayChanges('rw', changed)).toBe(
    'Radio: 1 aho kuba 2; hongewemo Lamp; havanywemo 3 × Fan; ibivuye kuri Kigali Digital House byose byahagaritswe; ubu bijya Kimironko, Gasabo; aho bigomba kugezwa cyangwa ubyakira byahinduwe; tuzabahamagara mu kindi gihe; igabanyirizwa (NOHELI) ntirigikoreshwa; igiteranyo: 12.000\u00a0Frw → 8.000\u00a0Frw. Impamvu: one was broken',
  );
});

it('begins with a capital, where a change comes first that is no name', () => {
  const all: OrderChange[] = [{ kind: 'cancelled' }];
  expect(sayChanges('fr', { note, changes: all })).toBe('Tout est annulé.');
  expect(sayChanges('rw', { note, changes: all })).toBe('Byose byahagaritswe.');
});

it('says of a change that was noted before only why, or what was noted', () => {
  expect(sayChanges('fr', { note, reason: 'one was broken' })).toBe('Motif : one was broken');
  expect(sayChanges('rw', { note })).toBe(note);
});
