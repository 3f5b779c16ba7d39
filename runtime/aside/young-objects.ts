/**
 * Where V8 puts what is made. What a start makes lives on: from it V8 would learn to put some of what each request makes among the old
 * objects, where all that it refers to is then kept until those are collected.
 */
import v8 from "node:v8";

let isWanted = false;
let starting = 0;

/**
 * Has everything that is made from now on begin young. V8 compiles code anew that was compiled under other flags, Node's own too: not for
 * a start.
 */
export function keepYoung(): void {
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
  if (isWanted) v8.setFlagsFromString(starting === 0 ? "--no-allocation-site-pretenuring" : "--allocation-site-pretenuring");
}
