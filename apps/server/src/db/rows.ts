import { findConstraint, isTaken } from './client.ts';

/** The row of a statement that always answers one. */
export function getRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database has answered no row.');
  return row;
}

/** What is answered, or thrown, instead when something that may be there once is there already, by the index that says so. */
export async function whenTaken<Result>(
  writing: Promise<Result>,
  instead: (index: string | undefined) => Result,
): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (isTaken(error)) return instead(findConstraint(error));
    throw error;
  }
}
