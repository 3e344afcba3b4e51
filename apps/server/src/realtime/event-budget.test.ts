import { describe, expect, it } from 'vitest';
import { createEventBudget } from './event-budget.ts';

const spendMany = (budget: ReturnType<typeof createEventBudget>, name: string, times: number) =>
  Array.from({ length: times }, () => budget(name));

describe('what a socket may say', () => {
  it('takes a few of each event and drops the rest', () => {
    const verdicts = spendMany(createEventBudget(), 'test', 7);
    expect(verdicts).toEqual(['take', 'take', 'take', 'take', 'take', 'drop', 'drop']);
  });

  it('keeps a budget for each event', () => {
    const budget = createEventBudget();
    spendMany(budget, 'test', 6);
    expect(budget('send_customer_message')).toBe('take');
  });

  it('drops events nobody knows, and everything once there are too many', () => {
    const budget = createEventBudget();
    expect(new Set(spendMany(budget, 'join_room', 60))).toEqual(new Set(['drop']));
    expect(budget('send_customer_message')).toBe('drop');
  });

  it('cuts a flood, whatever its events are called', () => {
    const budget = createEventBudget();
    const verdicts = Array.from({ length: 181 }, (_, number) => budget(`event-${number}`));
    expect(verdicts.indexOf('cut')).toBe(180);
  });

  it('begins anew after a minute', () => {
    let now = 0;
    const budget = createEventBudget(() => now);
    spendMany(budget, 'test', 100);
    now = 60_000;
    expect(budget('test')).toBe('take');
  });
});
