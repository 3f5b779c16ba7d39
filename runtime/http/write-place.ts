/** The place of a write among those in flight: held while it is worked on, and not while its body is on its way. */
import type { AwaitedBodies, AwaitedBody } from "./awaited-bodies.js";
import type { Place, Share } from "./in-flight.js";

export class WritePlace implements Place, AwaitedBody {
  #isHeld = true;
  #isOver = false;
  #refuse: ((error: Error) => void) | undefined;
  /** Takes the place for a body that is whole. */
  #begin: (() => void) | undefined;

  /** Bodies of an administrator are not counted: `awaited` is undefined, and he is given a place whatever others have. */
  constructor(
    private readonly share: Share,
    private readonly awaited: AwaitedBodies | undefined,
  ) {}

  /** The body is awaited from now on; `refuse` is called when it is to be no longer. Throws 429, and holds the place, where too many are. */
  leaveForBody(refuse: (error: Error) => void): void {
    this.awaited?.add(this, this.share);
    this.#refuse = refuse;
    this.#isHeld = false;
    this.share.away++;
    this.share.leave();
  }

  /** The body is whole. Undefined where there is a place, or nobody wants one; else resolves when it is this one's turn, unless it is left before. */
  takeAgain(): Promise<void> | undefined {
    const { places } = this.share;
    // A body is often told to have ended when its request has been answered and given up: nobody would leave the place.
    if (this.#isOver) return undefined;
    if (places.takeFree(this.share, this.awaited === undefined)) {
      this.#comeBack();
      return undefined;
    }
    return new Promise((resolve) => {
      this.#begin = () => {
        this.#comeBack();
        resolve();
      };
      places.wait(this.share, this.#begin);
    });
  }

  refuse(error: Error): void {
    this.#refuse?.(error);
  }

  /** The work is over, or nobody wants it. */
  leave(): void {
    this.#isOver = true;
    if (this.#isHeld) this.share.leave();
    else {
      if (this.#begin !== undefined) this.share.places.giveUp(this.share, this.#begin);
      this.#endAwaiting();
    }
  }

  #comeBack(): void {
    this.#isHeld = true;
    this.#endAwaiting();
  }

  #endAwaiting(): void {
    this.awaited?.remove(this, this.share);
    this.share.away--;
  }
}
