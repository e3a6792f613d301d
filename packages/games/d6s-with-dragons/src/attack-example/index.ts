/** An attack to be worked out, as a situation right before it is made. */
import {
  exampleScene,
  type AttackExample,
  type ChosenAttack,
  type ExampleAttack,
  type ExampleScene,
  type Json,
} from '@muster/engine'
import { optionId } from '../state/option-id.ts'
import type { Profile } from '../state/profile.ts'
import { armorGear, armsOf, choices, warriorOf } from './choices.ts'

function setUp(chosen: ChosenAttack): ExampleAttack {
  const [by, at] = [warriorOf(chosen['attacker']), warriorOf(chosen['target'])]
  const scene = exampleScene(chosen, { attacker: baseWidth(by), target: baseWidth(at) })
  const { attacker, target } = scene
  const { weapon, mastery, distances } = armsOf(chosen)
  const used = usesMastery(chosen) ? mastery : undefined
  const picks = distances ? [optionId(attacker.id, 'shoot')] : answersInMelee(chosen, scene)
  const start = distances ? shooting(chosen, scene) : situation(chosen, scene, { stage: 'split' })
  return {
    situation: { ...start, answers: picks.map((pick) => ({ pick: [pick] })) },
    intent: {
      by: attacker.id,
      at: target.id,
      kind: distances ? 'shoot' : 'attack',
      with: used === undefined ? weapon : optionId(weapon, used),
    },
    // With one target a shot follows at once, and so does the attack of a spear that was declared.
    ...(distances && { before: start }),
    ...(used === 'spear' && { before: declared(chosen, scene) }),
  }
}

type Situation = { readonly [field: string]: Json }

const situation = (chosen: ChosenAttack, scene: ExampleScene, more: Situation): Situation => ({
  muster: 'situation',
  game: 'd6s-with-dragons',
  width: scene.width,
  depth: scene.depth,
  pieces: scene.pieces,
  figures: figuresOf(chosen, scene),
  ...more,
})

const shooting = (chosen: ChosenAttack, scene: ExampleScene): Situation =>
  situation(chosen, scene, { stage: 'act', turn: { figure: scene.attacker.id, prepared: true } })

/** The melee as it is when all masteries have been declared. */
function declared(chosen: ChosenAttack, scene: ExampleScene): Situation {
  const { attacker, target, others } = scene
  const usesShield = chosen['shield'] === 'used'
  const members = [attacker, target, ...(chosen['flanked'] === 'yes' ? others.slice(0, 1) : [])].map(({ id }) => id)
  const [by, at, ...rest] = figuresOf(chosen, scene)
  return situation(chosen, scene, {
    stage: 'combat-action',
    melees: [{ members }],
    melee: 1,
    figures: [
      { ...by, now: { mastery: 'spear' }, conditions: usesShield ? ['sapped'] : [] },
      usesShield ? { ...at, now: { mastery: 'shield', shielding: true } } : { ...at },
      ...rest,
    ],
  })
}

const usesMastery = (chosen: ChosenAttack): boolean => chosen['mastery'] === 'yes'
const isDodging = (chosen: ChosenAttack): boolean => chosen['dodging'] === 'yes'
const hasShield = (chosen: ChosenAttack): boolean => chosen['shield'] !== 'none'

/** Of several attacks of the attacker one is worked out, and all others have had their chance. */
const figuresOf = (chosen: ChosenAttack, { attacker, target, others }: ExampleScene): readonly Situation[] => [
  { ...attacker, of: warriorOf(chosen['attacker']).id, gear: armsOf(chosen).gear, attacks: 1 },
  {
    ...target,
    of: warriorOf(chosen['target']).id,
    gear: [...armorGear(chosen['armor']), ...(hasShield(chosen) ? ['shield'] : [])],
    now: { used: ['nimble-escape'], ...(isDodging(chosen) && { dodging: true, action: false }) },
  },
  ...others.map((other) => ({ ...other, gear: '', now: { action: false } })),
]

/** Both sides declare their masteries; a better fighter that would act first lets its turn pass. */
function answersInMelee(chosen: ChosenAttack, { attacker, target }: ExampleScene): readonly string[] {
  const { mastery } = armsOf(chosen)
  const [by, at] = [warriorOf(chosen['attacker']), warriorOf(chosen['target'])]
  const strikesFirst = usesMastery(chosen) && mastery === 'spear'
  const shield = chosen['shield'] === 'used' ? optionId('shield', attacker.id) : 'no'
  return [
    ...(mastery === undefined ? [] : [usesMastery(chosen) ? mastery : 'no']),
    ...(hasShield(chosen) && !isDodging(chosen) ? [shield] : []),
    ...(at.fight > by.fight && !strikesFirst && !isDodging(chosen) ? [optionId(target.id, 'let-pass')] : []),
  ]
}

const baseWidth = ({ base }: Profile): number => (base.shape === 'circle' ? base.diameter : base.width)

export const attackExample: AttackExample = { choices, setUp }
