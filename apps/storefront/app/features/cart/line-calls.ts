import { isApiError } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import type { LineCalls } from './change-queue.ts';

const messageOf = ({ message }: { message: string }): string => message;

export const lineCalls: LineCalls = {
  increase: async (id) => messageOf(await api.increaseQuantity({ params: { id } })),
  decrease: async (id) => messageOf(await api.decreaseQuantity({ params: { id } })),
  remove: async (id) => {
    try {
      return messageOf(await api.deleteCartLine({ params: { id } }));
    } catch (error) {
      // Taken out in another tab meanwhile: what the shopper wants is so.
      if (isApiError(error, 'not_found')) return error.message;
      throw error;
    }
  },
};
