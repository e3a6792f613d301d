/** In a thousand battles of random players everything that can be bought is used, ten times and more. */
import { worded, type Event } from '@muster/engine'
import { playRandomly } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import {
  GRADES,
  PENALTIES,
  SIDES_OF_DIE,
  TRAITS,
  type Card,
  type Grade,
  type PenaltyId,
  type TraitId,
} from '../src/state/card.ts'
import type { RolledDie, SkirmishEvent } from '../src/events/events.ts'
import { game } from '../src/game.ts'
import type { State } from '../src/state/state.ts'
import { anyPlan } from './any-plan.ts'

type Used = TraitId | PenaltyId | `${Grade} ${'weapon' | 'artifact'}`

/** Traits that only change the numbers of the card are used whenever their bearer rolls. */
const ROLLED: readonly TraitId[] = [
  'assassin',
  'battle-mage',
  'combat-master',
  'magic-lore',
  'magic-defense',
  'magic-user',
  'reflexes',
  'sharpshooter',
  'ethereal',
]
const POINTS: { readonly [source: string]: TraitId } = {
  Fearsome: 'fearsome',
  Leadership: 'leadership',
  Steadfast: 'steadfast',
  Terrifying: 'terrifying',
  Vampiric: 'vampiric',
}

class Tally {
  readonly counts = new Map<Used, number>()

  add(what: Used): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** What an event shows to have been used. */
  read(state: State, event: SkirmishEvent): void {
    const cardOf = (id: string): Card | undefined => state.units.find((unit) => unit.id === id)?.card
    switch (event.is) {
      case 'attack-declared':
        for (const { source } of [...event.for.parts, ...event.against.parts]) {
          const trait = POINTS[worded(source)]
          if (trait) this.add(trait)
        }
        for (const id of [event.by, event.at]) if (cardOf(id)?.penalties.includes('rookies')) this.add('rookies')
        break
      case 'attack-rolled':
      case 'saves-rolled':
        this.readDice(cardOf, event.dice, event.is === 'attack-rolled' ? 'weapon' : 'artifact')
        break
      case 'last-stand':
        if (event.die) this.readDice(cardOf, [event.die], 'artifact')
        break
      case 'skill-tried':
        for (const { unit, sides } of event.dice) this.readItem(cardOf(unit), sides, 'artifact')
        if (cardOf(event.unit)?.penalties.includes('stupid')) this.add('stupid')
        break
      case 'activated':
        if (state.things.length > 0 && cardOf(event.unit)?.penalties.includes('stupid')) this.add('stupid')
        break
      case 'moved':
        if (cardOf(event.unit)?.penalties.includes('shambling')) this.add('shambling')
        break
      case 'paralyzed':
        this.add('paralyzing')
        break
      case 'models-lost':
        if (event.why === 'panic') this.add('panicable')
        break
      default:
    }
  }

  private readDice(
    cardOf: (id: string) => Card | undefined,
    dice: readonly RolledDie[],
    is: 'weapon' | 'artifact',
  ): void {
    for (const id of new Set(dice.map(({ unit }) => unit))) {
      const card = cardOf(id)
      for (const trait of card?.traits ?? []) if (ROLLED.includes(trait)) this.add(trait)
      this.readItem(card, Math.max(...dice.filter(({ unit }) => unit === id).map(({ sides }) => sides)), is)
    }
  }

  private readItem(card: Card | undefined, sides: number, is: 'weapon' | 'artifact'): void {
    const grade = GRADES.find((one) => SIDES_OF_DIE[one] === sides)
    if (grade && card?.items.some((item) => item.is === is && item.grade === grade)) this.add(`${grade} ${is}`)
  }
}

const ALL: readonly Used[] = [
  ...TRAITS,
  ...PENALTIES,
  ...GRADES.flatMap((grade) => [`${grade} weapon`, `${grade} artifact`] as const),
]

test('every trait, penalty and item is used at least ten times in a thousand battles', () => {
  const tally = new Tally()
  const seldom = () => ALL.filter((what) => (tally.counts.get(what) ?? 0) < 10)
  for (let seed = 1; seed <= 1000 && seldom().length > 0; seed++) {
    const battle = playRandomly({ game, plan: anyPlan(seed), seed, options: { forks: false } })
    for (const event of battle.events as readonly Event[]) tally.read(battle.state, event as SkirmishEvent)
  }
  expect(seldom()).toEqual([])
})
