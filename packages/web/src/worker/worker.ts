/** The worker that holds the battle: however long the rules take, the page stays responsive. */
import type { Call, Reply } from './protocol.ts'
import { CallHandler } from './call-handler.ts'

/** Handles one call after the other: an answer must not overtake the call that opens its battle. */
function inOrder(handle: (call: Call) => Promise<Reply>): (call: Call) => void {
  let last: Promise<void> = Promise.resolve()
  return (call) => {
    last = last.then(async () => self.postMessage(await handle(call)))
  }
}

const handler = new CallHandler()
const take = inOrder((call) => handler.handle(call))
self.onmessage = ({ data }: MessageEvent<Call>) => take(data)
