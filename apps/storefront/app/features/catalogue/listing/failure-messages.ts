/** When a failed query brings no words of its own. */
export const failedMessage = 'Failed to search products';
export const unreachableMessage = 'The shop could not be reached. Check your connection and try again.';
