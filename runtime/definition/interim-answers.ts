/** Answers that come before the answer (RFC 9110, 15.2), of those that this program asks. */

/** So many, as the peer's clients take: a side that sends them without end would keep everybody else waiting. */
const MAXIMUM_INTERIM_ANSWERS = 5;

/** A request under way, as Node's. */
interface OutgoingRequest {
  on(event: "information", listener: () => void): unknown;
  destroy(reason: Error): unknown;
}

/** Fails a request that more interim answers come to. */
export function boundInterimAnswers(outgoing: OutgoingRequest): void {
  let count = 0;
  outgoing.on("information", () => {
    if (++count === MAXIMUM_INTERIM_ANSWERS + 1) outgoing.destroy(new Error("net/http: too many 1xx informational responses"));
  });
}
