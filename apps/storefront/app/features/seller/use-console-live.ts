import { type ClientToServerEvents, type ServerToClientEvents, socketOptions } from '@urumuri/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Socket } from 'socket.io-client';
import { getSellerToken } from './seller-session.ts';

type ConsoleSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * Loads the open page's data again whenever the shop's socket tells of an order or a message, and after every
 * new connection, when something may have been missed. Without a socket the pages still look by themselves.
 */
export function useConsoleLive(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let socket: ConsoleSocket | undefined;
    let isLeft = false;
    const refresh = () => void revalidate();
    const connect = async () => {
      const { io } = await import('socket.io-client');
      if (isLeft) return;
      socket = io({ ...socketOptions, auth: (send) => send({ token: getSellerToken() ?? '' }) });
      socket.on('connect', refresh);
      socket.on('shop_order_changed', refresh);
      socket.on('customer_message', refresh);
      socket.on('disconnect', (reason) => {
        if (reason === 'io server disconnect') socket?.connect();
      });
    };
    // On a line too bad to load it the pages go on looking by themselves.
    void connect().catch(() => undefined);
    return () => {
      isLeft = true;
      socket?.disconnect();
    };
  }, [revalidate]);
}
