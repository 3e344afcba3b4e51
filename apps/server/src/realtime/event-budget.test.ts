import { describe, expect, it } from 'vitest';
import { EventBudget } from './event-budget.ts';

const spendMany = (budget: EventBudget, name: string, times: number) =>
  Array.from({ length: times }, () => budget.spend(name));

describe('what a socket may say', () => {
  it('takes a few of each event and drops the rest', () => {
    const verdicts = spendMany(new EventBudget(), 'test', 7);
    expect(verdicts).toEqual(['take', 'take', 'take', 'take', 'take', 'drop', 'drop']);
  });

  it('keeps a budget for each event', () => {
    const budget = new EventBudget();
    spendMany(budget, 'test', 6);
    expect(budget.spend('send_customer_message')).toBe('take');
  });

  it('drops events nobody knows, and everything once there are too many', () => {
    const budget = new EventBudget();
    expect(new Set(spendMany(budget, 'join_room', 60))).toEqual(new Set(['drop']));
    expect(budget.spend('send_customer_message')).toBe('drop');
  });

  it('cuts a flood, whatever its events are called', () => {
    const budget = new EventBudget();
    const verdicts = Array.from({ length: 181 }, (_, number) => budget.spend(`event-${number}`));
    expect(verdicts.indexOf('cut')).toBe(180);
  });

  it('begins anew after a minute', () => {
    let now = 0;
    const budget = new EventBudget(() => now);
    spendMany(budget, 'test', 100);
    now = 60_000;
    expect(budget.spend('test')).toBe('take');
  });
});
