/** The battle that is measured: twelve figures a side, ten pieces of terrain, two quick bots. */
import { Bot, playBotBattle } from '@muster/bots'
import { Battle, SeededDice, type BattleOptions, type BattlePlan } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { field } from './field.ts'

export const kit = heroesAndWizards
type State = Parameters<typeof kit.view>[0]
const SCENARIOS = ['pitched-battle', 'capture-terrain']
const FIGURES = 12

interface Stats {
  readonly movement: string
  readonly melee: number
  readonly shooting: number
  readonly armour: number
  readonly mighty?: boolean
}
const type = (name: string, rank: string, count: number, { mighty = false, ...stats }: Stats) => ({
  name,
  rank,
  count,
  profile: { twoWeapons: false, mighty, ...stats },
})

export const guard = {
  name: 'Guard',
  types: [
    type('Spears', 'trooper', 5, { movement: '9', melee: 3, shooting: 0, armour: 3 }),
    type('Bows', 'trooper', 4, { movement: '9', melee: 2, shooting: 3, armour: 1 }),
    type('Rider', 'trooper', 1, { movement: '15', melee: 3, shooting: 0, armour: 3 }),
    type('Aldith', 'hero', 1, { movement: '9', melee: 4, shooting: 0, armour: 4 }),
    type('Wyn', 'wizard', 1, { movement: '9', melee: 1, shooting: 0, armour: 1 }),
  ],
}
export const raiders = {
  name: 'Raiders',
  types: [
    type('Reavers', 'trooper', 6, { movement: '9', melee: 3, shooting: 0, armour: 2 }),
    type('Slingers', 'trooper', 3, { movement: '9', melee: 1, shooting: 2, armour: 1 }),
    type('Ogre', 'trooper', 1, { movement: '9', melee: 4, shooting: 0, armour: 3, mighty: true }),
    type('Gorr', 'hero', 1, { movement: '12', melee: 5, shooting: 0, armour: 3 }),
    type('Snik', 'wizard', 1, { movement: '9', melee: 1, shooting: 0, armour: 0 }),
  ],
}

export function planOf(seed: number): BattlePlan {
  const sides = [
    { id: 'north', name: 'North', army: guard },
    { id: 'south', name: 'South', army: raiders },
  ]
  return { game: kit.game.id, field, sides, scenario: SCENARIOS[seed % SCENARIOS.length] ?? 'pitched-battle' }
}

for (const army of [guard, raiders]) {
  const { figures } = kit.checkArmy(army)
  if (figures !== FIGURES) throw new Error(`an army of ${figures} figures`)
}
for (const fault of kit.checkPlan(planOf(0))) throw new Error(`${fault.where}: ${fault.message}`)

const bots = (seed: number) => ({
  north: new Bot(kit, { skill: 'quick', seed }),
  south: new Bot(kit, { skill: 'quick', seed: seed + 1 }),
})

/** One whole battle. */
export function playSkirmish(seed: number, options: BattleOptions, onAnswer?: () => void): Battle<State> {
  return playBotBattle({ kit, plan: planOf(seed), seed, bots: bots(seed), options, ...(onAnswer && { onAnswer }) })
}

/** A battle in its third turn, at a question. */
export function inFullSwing(seed: number): Battle<State> {
  const battle = Battle.start(kit.game, planOf(seed), new SeededDice(seed), { keep: false })
  const players = bots(seed)
  while (battle.question !== undefined && kit.view(battle.state).round.turn < 3) {
    battle.answer(players[battle.question.by as keyof typeof players].decide(battle).answer)
  }
  return battle
}
