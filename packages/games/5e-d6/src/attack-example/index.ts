/** An attack to be worked out, as a situation right before it is made. */
import {
  exampleScene,
  type AttackExample,
  type ChosenAttack,
  type ExampleAttack,
  type ExampleScene,
  type Json,
} from '@muster/engine'
import { MM } from '@muster/table'
import { WEAPON_TABLE } from '../content/gear.ts'
import { BASES } from '../content/sizes.ts'
import type { Profile } from '../state/profile.ts'
import { armsOf, choices, distancesFor, troopOf } from './choices.ts'

/** A spear is declared at the start of the Combat Phase; all other masteries are offered when their moment comes. */
const declares = (chosen: ChosenAttack): boolean =>
  chosen['mastery'] === 'yes' && WEAPON_TABLE[armsOf(chosen)[0]].type === 'spear'

function setUp(chosen: ChosenAttack): ExampleAttack {
  const [by, at] = [troopOf(chosen['attacker']), troopOf(chosen['target'])]
  const scene = exampleScene(chosen, { attacker: baseWidth(by), target: baseWidth(at) })
  const { attacker, target, pieces, width, depth } = scene
  return {
    situation: {
      muster: 'situation',
      game: '5e-d6',
      stage: declares(chosen) ? 'first-strikes' : 'combat',
      width,
      depth,
      pieces,
      figures: figuresOf(chosen, scene),
      answers: declares(chosen) ? [{ pick: [attacker.id] }] : [],
    },
    intent: {
      by: attacker.id,
      at: target.id,
      kind: distancesFor(chosen) ? 'ranged' : 'melee',
      with: WEAPON_TABLE[armsOf(chosen)[0]].name,
    },
  }
}

const figuresOf = (chosen: ChosenAttack, { attacker, target, others }: ExampleScene): readonly Json[] => [
  {
    ...attacker,
    profile: troopOf(chosen['attacker']).id,
    weapons: armsOf(chosen),
    prepared: true,
    reacted: chosen['mastery'] === 'no',
    // With two weapons of one kind, the mastery that needs both.
    reactions: armsOf(chosen).length > 1 ? ['blade-mastery'] : [],
  },
  {
    ...target,
    profile: troopOf(chosen['target']).id,
    weapons: [],
    armor: chosen['armor'] ?? 'none',
    shield: chosen['shield'] !== 'none',
    reacted: chosen['shield'] === 'kept',
    dodging: chosen['dodging'] === 'yes',
  },
  ...others,
]

const baseWidth = ({ size }: Profile): number => BASES[size].usual * MM

export const attackExample: AttackExample = { choices, setUp }
