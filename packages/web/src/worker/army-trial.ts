/** Tries an army list in battles, in a worker of its own that can be stopped at any time. */
import { playTrial, type TrialSummary } from '@muster/armies'
import { InputError, type Json } from '@muster/engine'
import { loadKit } from '../games/games.ts'

export interface TrialRequest {
  readonly trial: {
    readonly game: string
    readonly army: Json
    readonly limit: number
    readonly battles: number
    readonly seed: number
  }
}

export type TrialMessage =
  | { readonly is: 'progress'; readonly done: number; readonly won: number }
  | { readonly is: 'summary'; readonly summary: TrialSummary }
  /** `message`: what the rules have against it, if it is that. */
  | { readonly is: 'failed'; readonly message?: string }

export async function tryArmy({ trial }: TrialRequest, post: (message: TrialMessage) => void): Promise<void> {
  try {
    const kit = await loadKit(trial.game)
    if (!kit) return post({ is: 'failed' })
    const battles = playTrial(kit, trial)
    for (let done = 1, won = 0; ; done++) {
      const next = battles.next()
      if (next.done) return post({ is: 'summary', summary: next.value })
      if (next.value.outcome === 'won') won++
      post({ is: 'progress', done, won })
    }
  } catch (error) {
    post({ is: 'failed', ...(error instanceof InputError && { message: error.message }) })
  }
}
