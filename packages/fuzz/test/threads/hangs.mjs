// A thread like the fuzzer's own, whose third case never ends.
import { parentPort, workerData } from 'node:worker_threads'

const { from, to, now } = workerData
for (let number = from; number < to; number++) {
  Atomics.store(new Int32Array(now), 0, number)
  while (number === 2);
}
parentPort.postMessage({ tried: to - from, refused: 1, slowest: 5, reports: [] })
