/** Why a token is not good, in a word for the log; its holder is told one and the same sentence. */
export class TokenRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The token is refused: ${reason}`);
    this.reason = reason;
  }
}
