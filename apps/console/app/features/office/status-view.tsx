import type { StatusResponse } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { useRefresh } from '../../shell/use-refresh.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';

const refreshEveryMs = 10_000;
const states = {
  good: { label: 'Good', tone: 'success' },
  warning: { label: 'Check', tone: 'waiting' },
  bad: { label: 'Act now', tone: 'danger' },
} as const;
/** Where to see more of it. */
const places: Record<string, { label: string; to: string }> = {
  messages: { label: 'Open Messages', to: consoleAddresses.messages },
  channels: { label: 'Open Texts', to: consoleAddresses.templates },
};
const order = ['bad', 'warning', 'good'];
const megabyte = 1024 * 1024;

/** How the shop does, in plain words, what does not stand well first. */
export function StatusView({ checks, version, workers, startedAt, memoryBytes, at }: StatusResponse) {
  useRefresh(refreshEveryMs, refreshEveryMs);
  const troubled = checks.filter(({ state }) => state !== 'good').length;
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <p role="status" className="font-semibold">
        {troubled === 0
          ? 'Everything works.'
          : `${troubled} of ${checks.length} ${troubled === 1 ? 'needs' : 'need'} attention.`}
      </p>
      <ul className="flex flex-col gap-2.5">
        {sorted.map(({ name, title, state, sentence, advice }) => (
          <li key={name} className="flex flex-col gap-1 rounded-card border border-line px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 className="text-base">{title}</h2>
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </div>
            <p>{sentence}</p>
            {advice && <p className="text-sm text-slate">{advice}</p>}
            {advice && places[name] && (
              <LinkButton look="secondary" to={places[name].to} className="mt-2 self-start">
                {places[name].label}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-slate">
        Version {version}, running since {formatKigaliMoment(startedAt)} in{' '}
        {workers === 1 ? 'one process' : `${workers} processes`}, {Math.round(memoryBytes / megabyte)} MB. Checked{' '}
        {formatKigaliMoment(at)}. Refreshes by itself.
      </p>
    </div>
  );
}
