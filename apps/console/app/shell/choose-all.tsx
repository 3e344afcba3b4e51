import { useState } from 'react';

type Choice = {
  /** What is chosen of what is listed. */
  chosen: readonly string[];
  choose: (ids: readonly string[], isOn: boolean) => void;
};

/** What is ticked in a list, to have something done with all of it. */
export function useChoice(listed: readonly { _id: string }[]): Choice {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return {
    chosen: listed.map(({ _id }) => _id).filter((id) => marked.includes(id)),
    choose: (ids, isOn) => setMarked([...marked.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]),
  };
}

/** Ticks the whole list, or nothing of it. */
export function ChooseAll({ listed, chosen, choose }: Choice & { listed: readonly { _id: string }[] }) {
  const isAll = chosen.length === listed.length;
  const ids = listed.map(({ _id }) => _id);
  return (
    <label className="flex min-h-11 items-center gap-3 pl-3 font-semibold">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        className="size-5"
        onChange={({ target }) => choose(ids, target.checked)}
      />
      {chosen.length === 0 ? `Choose all ${listed.length}` : `${chosen.length} chosen`}
    </label>
  );
}
