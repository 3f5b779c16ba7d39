/**
 * What V8 is told of its heap while the server serves. What a start makes lives on: from it V8 would learn to put some of what each request
 * makes among the old objects, where all that it refers to is then kept until those are collected. And it would let old garbage grow to
 * several times of what lives: streams and headers of HTTP/2 that outlived a few collections are freed one by one, while nothing else runs.
 */
import v8 from "node:v8";

/** The first while the server serves, the second as V8 starts. The percentage is of what lives, of new garbage before the old objects are collected. */
const FLAGS = [
  ["--no-allocation-site-pretenuring", "--allocation-site-pretenuring"],
  ["--heap-growing-percent=100", "--heap-growing-percent=0"],
] as const;

let isWanted = false;
let starting = 0;

/**
 * Has everything that is made from now on begin young, and old garbage collected sooner. V8 compiles code anew that was compiled under
 * other flags, Node's own too: not for a start.
 */
export function tuneHeap(): void {
  isWanted = true;
  apply();
}

/** For a thread that starts V8 has the flags that compiled code fits; what it gives is to be called when the thread has started, or ended. */
export function threadStarts(): () => void {
  let isStarting = true;
  starting++;
  apply();
  return () => {
    if (!isStarting) return;
    isStarting = false;
    starting--;
    apply();
  };
}

function apply(): void {
  if (!isWanted) return;
  for (const [serving, starts] of FLAGS) v8.setFlagsFromString(starting === 0 ? serving : starts);
}
