/** The Combat Phase: which attack, which maneuver, and when a treasure is worth more. */
import { named, text, type Candidate, type LazyText, type Pick } from '@muster/engine'
import { figureOf, has } from '../state/figures.ts'
import { attackOf, attackOptionId, type AttackOption } from '../rules/melee/melee-attacks.ts'
import { choiceId, type CombatAction, type CombatOffer } from '../rules/melee/combat-options.ts'
import { attackWorth } from '../rules/melee/attack-worth.ts'
import { foesOf } from '../rules/melee/melee-members.ts'
import { guardsOf, thingOf } from '../rules/objects/objects.ts'
import { attacksOf, saveOf } from '../rules/stats/sums.ts'
import { optionIdOf } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import type { Save } from '../state/vocabulary.ts'
import { foesAround } from './estimates/nearby.ts'
import { attacksWorth, importanceOf } from './estimates/chances.ts'
import { ridersWorth } from './estimates/riders.ts'
import { treasureWorth } from './estimates/stakes.ts'
import { deedWorth } from './deeds.ts'

/** An attack is better than none; a declared mastery is not wasted. What is done instead costs all attacks to come. */
export function actionCandidates(state: State, { places }: CombatOffer): Candidate[] {
  const found: Candidate[] = []
  for (const { figure, blows, instead, isExtra } of places) {
    const attacks = figure.now.action && !isExtra ? attacksOf(state, figure) : 1
    for (const blow of blows) {
      const why = () => text`${blow.weapon.name} against ${named(blow.at)}`
      const id = () => optionIdOf(figure.id, attackOptionId(blow))
      found.push(new CombatPlan(0.2 + attackScore(state, figure, blow, attacks), why, id))
    }
    for (const choice of instead) {
      const id = () => choiceId(figure, choice)
      found.push(new CombatPlan(otherWorth(state, figure, choice.action), choice.option.label, id))
    }
  }
  return found
}

/** Of many plans one is taken, so the id of its option is put together when somebody asks for the answer. */
class CombatPlan implements Candidate {
  private known: Pick | undefined

  constructor(
    readonly score: number,
    readonly why: LazyText,
    private readonly id: () => string,
  ) {}

  get answer(): Pick {
    return (this.known ??= { pick: [this.id()] })
  }
}

/** What it is worth to do something other than attack. */
function otherWorth(state: State, figure: Figure, action: CombatAction): number {
  switch (action.is) {
    case 'no':
    case 'let-pass':
    case 'hold':
      return 0
    case 'destroy':
      return 50
    case 'pick-up':
      return pickUpWorth(state, figure, action.thing)
    case 'pass':
      return passWorth(state, figure, figureOf(state, action.to))
    case 'escape':
      return has(figure, 'grappled') ? 1 : -1
    case 'grapple':
      return maneuverWorth(state, figureOf(state, action.at), 'fortitude', 0.2)
    case 'trip':
      return maneuverWorth(state, figureOf(state, action.at), 'reflex', 0.12)
    case 'deed':
      return deedWorth(state, figure, action.deed)
    default:
      return -1
  }
}

function pickUpWorth(state: State, figure: Figure, id: string): number {
  const thing = thingOf(state, id)
  const chance = saveChance(state, figure, 'reflex', guardsOf(state, figure, thing))
  return chance * (thing.kind === 'treasure' ? treasureWorth(state, figure.side) : 3)
}

/** A declared mastery goes into the first attack. The same condition is not brought twice. */
function attackScore(state: State, figure: Figure, blow: AttackOption, attacks: number): number {
  const attack = attackOf(state, figure.id, blow)
  const worth = attacks * attackWorth(state, attack) + ridersWorth(state, attack)
  return worth * importanceOf(state, figureOf(state, blow.at)) + (blow.mastery ? 1 : 0)
}

/** Potency and less fails, more than the save fails. */
const saveChance = (state: State, figure: Figure, save: Save, potency: number): number =>
  Math.max(0, Math.min(6, saveOf(state, figure, save)) - potency) / 6

/** Grappling or tripping an enemy is worth a part of slaying it. */
function maneuverWorth(state: State, foe: Figure, save: Save, part: number): number {
  if (has(foe, 'prone') || has(foe, 'grappled')) return -1
  return (1 - saveChance(state, foe, save, 0)) * part * foe.points * importanceOf(state, foe)
}

/** Passing an object from a carrier in danger to a friend whom nobody threatens. */
function passWorth(state: State, figure: Figure, taker: Figure): number {
  if (foesAround(state, taker).length > 0) return -1
  const foes = foesOf(state, figure).filter(({ now }) => now.action)
  const blows = foes.reduce((sum, foe) => sum + attacksWorth(state, foe, figure), 0)
  const danger = blows / (Math.max(1, figure.points) * importanceOf(state, figure))
  return Math.min(0.9, danger) * treasureWorth(state, figure.side)
}
