/** A battle for a list at once: against the ready army nearest to it in points, all else as the game proposes. */
import type { GameKit, Json } from '@muster/engine'
import type { BattleRequest } from '../../set-up/battle-request.ts'
import { firstChoices, planErrors, planOf, withArmy, type Choices } from '../../set-up/choices.ts'

/** Undefined if no opponent and scenario of the game fit: then the set-up shows why. */
export function fittingBattle(
  kit: GameKit<unknown>,
  army: Json,
  limit: number,
  seed: number,
): BattleRequest | undefined {
  const { name, needs, points } = kit.checkArmy(army, limit)
  const own = { is: 'file', name, army, points: limit, ...(needs && { needs }) } as const
  const first = withArmy(kit, { ...firstChoices(kit, seed), points: limit }, 0, own)
  const candidates = [...opponents(kit, first, points, seed)]
  const fitting = candidates.find((choices) => planErrors(kit, choices, planOf(kit, choices)).length === 0)
  if (!fitting) return undefined
  const { seats, skill, dice } = fitting
  return { game: kit.game.id, plan: planOf(kit, fitting), seats, skill, dice, ready: true }
}

/** The ready armies, the nearest in points first, then one by chance; each also with a scenario that the dice choose. */
function* opponents(kit: GameKit<unknown>, first: Choices, points: number, seed: number): Generator<Choices> {
  const nearest = [...kit.armies].sort((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points))
  const picks = [...nearest.map(({ id }) => ({ is: 'ready', id }) as const), { is: 'any', seed } as const]
  for (const pick of picks) {
    const choices = { ...first, armies: first.armies.map((one, seat) => (seat === 0 ? one : pick)) }
    yield choices
    yield { ...choices, scenario: undefined }
  }
}
