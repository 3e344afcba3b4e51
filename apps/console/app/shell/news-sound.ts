import { isChosen } from './device-choices.ts';

const notesHz = [660, 880];
const noteSeconds = 0.14;
const quiet = 0.08;

let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it: called at every touch, it opens the way once. */
export function allowSound(): void {
  if (!('AudioContext' in window) || !isChosen('sound')) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Two short notes; of several open tabs one plays them. */
export function playSound(): void {
  const opened = context;
  if (opened?.state !== 'running' || !isChosen('sound')) return;
  if (!('locks' in navigator)) return playNotes(opened);
  void navigator.locks.request('console sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    playNotes(opened);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
}

function playNotes(opened: AudioContext): void {
  const loudness = opened.createGain();
  loudness.gain.value = quiet;
  loudness.connect(opened.destination);
  notesHz.forEach((hertz, place) => {
    const note = opened.createOscillator();
    note.frequency.value = hertz;
    note.connect(loudness);
    note.start(opened.currentTime + place * noteSeconds);
    note.stop(opened.currentTime + (place + 1) * noteSeconds);
  });
}
