/** Counts what is written of an answer, for whoever wants to know how a request ended. */
import type { ResponseStream } from "../../endpoints/exchange.js";

export class CountedStream implements ResponseStream {
  constructor(
    private readonly target: ResponseStream,
    private readonly answer: { bytes: number },
  ) {}

  get closed(): boolean {
    return this.target.closed;
  }

  write(chunk: Buffer): boolean {
    this.answer.bytes += chunk.length;
    return this.target.write(chunk);
  }

  drained(): Promise<void> {
    return this.target.drained();
  }

  end(): void {
    this.target.end();
  }

  destroy(): void {
    this.target.destroy();
  }
}
