/** The worker that holds the battle and keeps it: however long the rules take, the page stays responsive. */
import { BrowserBattleStore } from '../store/browser-battle-store.ts'
import type { Call, Reply, WorkerMessage } from './protocol.ts'
import { CallHandler } from './call-handler.ts'
import type { AdviceRequest, ArmyAdvisor } from './army-advice.ts'
import type { TrialRequest } from './army-trial.ts'
import { priceCreature, type PricingRequest } from './pricing.ts'

const post = (message: WorkerMessage): void => self.postMessage(message)

/** Handles one call after the other: an answer must not overtake the call that opens its battle. */
function inOrder(handle: (call: Call) => Promise<Reply>): (call: Call) => void {
  let last: Promise<void> = Promise.resolve()
  return (call) => {
    last = last.then(async () => post(await handle(call)))
  }
}

const handler = new CallHandler(new BrowserBattleStore(), post)
const take = inOrder((call) => handler.handle(call))
self.onmessage = ({ data }: MessageEvent<Call | PricingRequest | TrialRequest | AdviceRequest>) => {
  if ('pricing' in data) void priceCreature(data, (message) => self.postMessage(message))
  else if ('trial' in data) void tryArmyIn(data)
  else if ('advice' in data) void advise(data)
  else take(data)
}

/** Few battles are trials: what they need is loaded when one begins. */
async function tryArmyIn(request: TrialRequest): Promise<void> {
  const { tryArmy } = await import('./army-trial.ts')
  await tryArmy(request, (message) => self.postMessage(message))
}

let advisor: Promise<ArmyAdvisor> | undefined

async function advise(request: AdviceRequest): Promise<void> {
  advisor ??= import('./army-advice.ts').then(({ ArmyAdvisor: Advisor }) => new Advisor())
  self.postMessage(await (await advisor).answer(request))
}
