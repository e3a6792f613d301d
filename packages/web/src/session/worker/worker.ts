/** The battle's own thread: whatever it thinks about, the page stays awake. */
import { CallHandler } from './call-handler.ts'
import type { Call } from '../messages/protocol.ts'

const handler = new CallHandler()
let last: Promise<void> = Promise.resolve()

// One call after the other: an answer must not overtake the beginning of its battle.
self.onmessage = ({ data }: MessageEvent<Call>) => {
  last = last.then(async () => self.postMessage(await handler.handle(data)))
}
