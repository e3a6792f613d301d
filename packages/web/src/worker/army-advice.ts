/** What could be done with an army list, worked out in a worker: no touch has to wait for it. */
import {
  fillings,
  repairs,
  somethingLike,
  swaps,
  withKeptCatalogue,
  type ArmyKit,
  type Proposal,
  type Swaps,
} from '@muster/armies'
import type { Complaint, Duel, Json } from '@muster/engine'
import { loadKit } from '../games/games.ts'

export interface ArmyQuestions {
  readonly fillings: { readonly ask: object; readonly reply: readonly Proposal[] }
  readonly repairs: { readonly ask: { readonly complaint: Complaint }; readonly reply: readonly Proposal[] }
  readonly swaps: { readonly ask: { readonly index: number }; readonly reply: Swaps }
  readonly duels: { readonly ask: { readonly index: number }; readonly reply: readonly Duel[] }
  readonly like: { readonly ask: { readonly seed: number }; readonly reply: Json }
}

export type AdviceTopic = keyof ArmyQuestions
export type AdviceQuestion<T extends AdviceTopic = AdviceTopic> = {
  readonly [topic in T]: { readonly about: topic } & ArmyQuestions[topic]['ask']
}[T]

export interface AdviceRequest {
  readonly advice: {
    readonly id: number
    readonly game: string
    readonly army: Json
    readonly limit: number
    readonly question: AdviceQuestion
  }
}

export interface AdviceReply {
  readonly id: number
  /** Left out if it could not be worked out. */
  readonly reply?: ArmyQuestions[AdviceTopic]['reply']
}

/** Answers one question after the other, with catalogues that are made once. */
export class ArmyAdvisor {
  private readonly kits = new Map<string, ArmyKit>()

  async answer({ advice: { id, game, army, limit, question } }: AdviceRequest): Promise<AdviceReply> {
    try {
      const kit = await this.kitOf(game)
      return kit ? { id, reply: replyTo(kit, army, limit, question) } : { id }
    } catch {
      return { id }
    }
  }

  private async kitOf(game: string): Promise<ArmyKit | undefined> {
    const kept = this.kits.get(game)
    const kit = kept ? undefined : await loadKit(game)
    if (kit) this.kits.set(game, { ...kit, builder: withKeptCatalogue(kit.builder) })
    return this.kits.get(game)
  }
}

function replyTo(
  kit: ArmyKit,
  army: Json,
  limit: number,
  question: AdviceQuestion,
): ArmyQuestions[AdviceTopic]['reply'] {
  switch (question.about) {
    case 'fillings':
      return fillings(kit, army, limit)
    case 'repairs':
      return repairs(kit, army, limit, question.complaint)
    case 'swaps':
      return swaps(kit, army, limit, question.index)
    case 'duels':
      return kit.builder.duels?.(army, question.index) ?? []
    case 'like':
      return somethingLike(kit, army, limit, question.seed)
  }
}
