/** Estimates the price of a creature by battles, in a worker of its own that can be stopped at any time. */
import { priceByBattles, type PriceEstimate, type PriceQuestion } from '@muster/session'
import { loadKit } from '../games/games.ts'

export interface PricingRequest {
  readonly pricing: PriceQuestion & { readonly game: string }
}

export type PricingMessage =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'price'; readonly price: PriceEstimate }
  | { readonly is: 'failed' }

export async function priceCreature(
  { pricing }: PricingRequest,
  post: (message: PricingMessage) => void,
): Promise<void> {
  try {
    const kit = await loadKit(pricing.game)
    if (!kit?.converter) return post({ is: 'failed' })
    const trials = priceByBattles(kit, kit.converter, pricing)
    for (let done = 1; ; done++) {
      const next = trials.next()
      if (next.done) return post({ is: 'price', price: next.value })
      post({ is: 'progress', done, of: pricing.battles })
    }
  } catch {
    post({ is: 'failed' })
  }
}
