import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveConnection, type LiveConnectionOptions, openLiveConnection } from './live-connection.ts';
import { emitLive } from './live-hub.ts';
import { notePresent } from './live-presence.ts';

/** The live connection of this tab while the component is shown; it follows the page into the background and back. */
export function useLiveConnection(options: LiveConnectionOptions): Omit<LiveConnection, 'close'> {
  const onOpen = useEffectEvent(options.onOpen);
  const { getToken } = options;
  const [holder] = useState<{ connection?: LiveConnection | undefined }>({});

  useEffect(() => {
    const open = () => {
      holder.connection ??= openLiveConnection({ getToken, onOpen: (isFirst) => onOpen(isFirst) });
    };
    // An open socket would keep the browser from remembering the page for the way back.
    const close = () => {
      emitLive('manual_disconnect');
      holder.connection?.close();
      holder.connection = undefined;
    };
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open();
      onOpen(false);
    };
    const resume = () => document.visibilityState === 'visible' && holder.connection?.resume();
    open();
    addEventListener('pagehide', close);
    addEventListener('pageshow', reopen);
    addEventListener('online', resume);
    document.addEventListener('visibilitychange', resume);
    return () => {
      close();
      notePresent([]);
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', reopen);
      removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', resume);
    };
  }, [holder, getToken]);

  return {
    renew: () => holder.connection?.renew(),
    resume: () => holder.connection?.resume(),
  };
}
