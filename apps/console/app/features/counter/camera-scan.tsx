import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';

type Detector = { detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };

/** Chrome on Android has it; TypeScript does not know it. */
const findDetector = () => (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;

const pauseMs = 200;

/** Reads a barcode or QR code by the camera; nothing where the browser cannot. */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (findDetector() === undefined) return null;
  const close = () => setOpen(false);
  return (
    <div className="mt-3 flex flex-col gap-3">
      {isOpen && (
        <Viewfinder
          onRead={(code) => {
            close();
            onScan(code);
          }}
        />
      )}
      <Button look="secondary" className="self-start px-4" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the camera' : 'Scan with the camera'}
      </Button>
    </div>
  );
}

function Viewfinder({ onRead }: { onRead: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const closing = new AbortController();
    readCode(video.current, closing.signal).then(
      (code) => code !== undefined && read(code),
      () => setFailed(!closing.signal.aborted),
    );
    return () => closing.abort();
  }, []);
  if (hasFailed) {
    return <FormAlert>The camera cannot be used. Allow it for this page in the browser’s settings.</FormAlert>;
  }
  return <video ref={video} muted playsInline className="max-h-72 w-full rounded-card bg-ink object-cover" />;
}

/** Looks through the camera until there is a code, or nobody waits for it any more; then the camera is off. */
async function readCode(video: HTMLVideoElement | null, closing: AbortSignal): Promise<string | undefined> {
  const Detector = findDetector();
  if (video === null || Detector === undefined) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Detector();
    while (!closing.aborted) {
      const [code] = await detector.detect(video);
      if (code !== undefined) return closing.aborted ? undefined : code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
