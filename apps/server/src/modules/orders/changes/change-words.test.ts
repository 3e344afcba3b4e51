import { describe, expect, it } from 'vitest';
import { facts, line, part, plan, shipping } from '../../../testing/order-change.ts';
import { listEvents, listWords, tellChange } from './change-words.ts';
import type { ChangeFacts } from './order-change.rules.ts';

describe('the words', () => {
  const tell = (
    given: ChangeFacts,
    lines: Record<string, number>,
    more: Partial<Parameters<typeof tellChange>[0]> = {},
  ) => {
    const made = plan(given, lines);
    const words = tellChange({
      plan: made,
      beforeRwf: 2000,
      afterRwf: 1300,
      voucherCode: undefined,
      from: shipping,
      to: undefined,
      hasCall: false,
      ...more,
    });
    return { words: listWords(words), events: listEvents(words, made.parts) };
  };

  it('say what became of each line, and of the total', () => {
    const { words, events } = tell(facts(), { radio: 1, lamp: 1 });
    const said = ['2 × Product radio became 1', 'Product lamp added', 'Total RWF\u00a02,000 → RWF\u00a01,300'];
    expect(words).toEqual(said);
    expect(events).toEqual([{ partId: 'part a', words: said }]);
  });

  it('tell each shop of its own goods alone', () => {
    const shared = facts({ parts: [part('a'), part('b')], lines: [line('radio'), line('fan', 'b')] });
    const to = { ...shipping, area: 'Kimironko' };
    expect(tell(shared, { radio: 1, fan: 1 }, { to }).events).toEqual([
      { partId: 'part a', words: ['2 × Product radio became 1'] },
      { partId: 'part b', words: ['2 × Product fan became 1'] },
      { partId: undefined, words: ['It goes to Kimironko, Gasabo now', 'Total RWF\u00a02,000 → RWF\u00a01,300'] },
    ]);
  });

  it('say that it goes elsewhere, and no street', () => {
    const to = { ...shipping, address: 'KG 7 Ave' };
    expect(tell(facts(), { radio: 1 }, { to, hasCall: true }).words.slice(1)).toEqual([
      'Delivery details changed',
      'Our call is at another time',
      'Total RWF\u00a02,000 → RWF\u00a01,300',
    ]);
  });
});
