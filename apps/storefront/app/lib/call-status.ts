/**
 * The HTTP status of a failed call, or `undefined` for any other error. Server and pages are built apart, so
 * in a loader the error is of a class the page does not know: it is read, not compared.
 */
export function callStatus(error: unknown): number | undefined {
  const isCallError = error instanceof Error && error.name === 'ApiError' && 'status' in error;
  return isCallError && typeof error.status === 'number' ? error.status : undefined;
}
