/** When a failed query brings no words of its own. */
export const failedMessage = 'Failed to search products';
