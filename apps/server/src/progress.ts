import type { WriteStream } from 'node:tty';

export type Progress = ReturnType<typeof createProgress>;

const barWidth = 24;

export function createProgress(output: WriteStream | NodeJS.WriteStream) {
  const shownFifths = new Map<string, number>();
  const firstSteps = new Map<string, { at: number; done: number }>();

  /** Counted from the first step: what came before it is not known. */
  function describeRate(label: string, done: number): string {
    const now = performance.now();
    const first = firstSteps.get(label) ?? { at: now, done };
    firstSteps.set(label, first);
    return now === first.at ? '' : `, ${Math.round(((done - first.done) / (now - first.at)) * 1000)} a second`;
  }

  return {
    /** Long work with a known end: redrawn on a terminal, a line every fifth of the way in a file. */
    step(label: string, done: number, total: number): void {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.round(share * barWidth);
      const line = `${label} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${total}`;
      if (output.isTTY) {
        output.write(`\r${line}${describeRate(label, done)}\u001b[K${done === total ? '\n' : ''}`);
        return;
      }
      const fifth = Math.floor(share * 5);
      if (shownFifths.get(label) === fifth) return;
      shownFifths.set(label, fifth);
      output.write(`${line}\n`);
    },
  };
}
