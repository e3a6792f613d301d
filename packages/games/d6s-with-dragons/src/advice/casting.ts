/** Magic: which spell is worth its slot now, and at whom it is cast. */
import { named, optionParts, text, joined, type Candidate, type ChooseDecision } from '@muster/engine'
import { INCH } from '@muster/table'
import { fogWorth } from '../abilities/features/casting.ts'
import { figureOf, isInPlay } from '../state/figures.ts'
import { bestWay, coneOf, lineOf, sprayWorth, type Spray } from '../rules/casting/areas.ts'
import { castableSpells, usableSpells } from '../rules/turn/spell-actions.ts'
import { saveOf } from '../rules/stats/sums.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import { foesAround, standingFoes, isInEnemySpace, isNear, chargeReach } from './estimates/nearby.ts'
import { importanceOf } from './estimates/chances.ts'
import type { TurnContext } from './turn.ts'

/** What a slot is worth: spells that promise less are kept for later. Casters would rather cast than fight. */
const SLOT = 1.5
const RATHER = 4

export function castings(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  if (figure.riders.length === 0) return castingsOf(turn, figure)
  return [figure, ...figure.riders.map((id) => figureOf(state, id))].flatMap((caster) => castingsOf(turn, caster))
}

function castingsOf({ state }: TurnContext, caster: Figure): Candidate[] {
  if (caster.profile.casting === undefined) return []
  return [
    ...castableSpells(state, caster).map(({ id, name }) => ({
      answer: { pick: [optionId(caster.id, 'cast', id)] },
      why: () => text`${named(caster.id)} casts ${name.toLowerCase()}`,
      score: castWorth(state, caster, id),
    })),
    ...usableSpells(state, caster).map((effect) => ({
      answer: { pick: [optionId(caster.id, 'use-spell', effect.id)] },
      why: () => text`${named(caster.id)} uses ${state.abilities.book.spell(effect.spell).name.toLowerCase()}`,
      score: isInEnemySpace(state, caster) ? 2 : 6,
    })),
  ]
}

function castWorth(state: State, caster: Figure, spell: string): number {
  const worth = spellWorth(state, caster, spell)
  return worth > SLOT ? RATHER + worth : -1
}

type Worth = (state: State, caster: Figure) => number

const spray =
  (harm: number, area: () => Spray): Worth =>
  (state, caster) =>
    harm * sprayWorth(state, caster, area(), bestWay(state, caster, area()))

/** The worth of its best target, times the share that the spell takes on average. */
const at =
  (share: number): Worth =>
  (state, caster) =>
    share * Math.max(0, ...standingFoes(state, caster).map((foe) => foe.points))
const always =
  (worth: number): Worth =>
  () =>
    worth
const healing: Worth = (state, caster) =>
  Math.max(
    0,
    ...friendsOf(state, caster)
      .filter(({ wounds }) => wounds > 0)
      .map(({ points }) => points),
  )

/** The dearest friend that has been slain. */
const reviving: Worth = ({ figures }, { side }) =>
  Math.max(0, ...figures.filter((one) => one.side === side && one.where === 'slain').map(({ points }) => points))

const friendsOf = ({ figures }: State, { side }: Figure): Figure[] =>
  figures.filter((one) => one.side === side && isInPlay(one))

/** An aura is worth more, the more friends are in it. */
const aura =
  (each: number): Worth =>
  (state, caster) =>
    1 + each * friendsOf(state, caster).filter(({ at: place }) => isNear(place, caster.at, 6 * INCH)).length

/** Worth casting with several enemies around. */
const escape: Worth = (state, caster) => (foesAround(state, caster).length > 1 ? 3 : -1)

const STANDARD: { readonly [spell: string]: Worth } = {
  'cone-of-cold': spray(4, () => coneOf(8)),
  'lightning-bolt': spray(3, () => lineOf(10)),
  'guiding-bolt': at(0.5),
  command: at(0.35),
  telekinesis: at(0.2),
  'turn-undead': always(6),
  'cure-wounds': healing,
  'preserve-life': healing,
  revivify: reviving,
  'sacred-weapon': always(3),
  'dispel-magic': always(4),
  teleport: escape,
  'lesser-restoration': always(3),
  'gaseous-form': escape,
  'control-weather': always(1),
}

const INCANTATIONS: { readonly [spell: string]: Worth } = {
  bless: aura(1),
  bane: aura(0.8),
  'beacon-of-hope': aura(0.9),
  'calm-emotions': aura(0.2),
  heroism: aura(0.5),
  'hold-person': at(0.6),
  'hunters-mark': at(0.3),
  haste: always(6),
  'spiritual-weapon': always(7),
  invisibility: always(4),
  fly: always(3),
  'abjure-foes': always(3),
  'fog-cloud': (state, { id }) => fogWorth(state, id),
  'protection-from-energy': always(1.6),
  'protection-from-evil-and-good': always(1.6),
}

/** A spell in force is kept: shifting or renewing costs a slot for little. */
function spellWorth(state: State, caster: Figure, spell: string): number {
  if (spell in INCANTATIONS) return caster.concentrating === undefined ? (INCANTATIONS[spell]?.(state, caster) ?? 0) : 0
  return STANDARD[spell]?.(state, caster) ?? 2
}

/** Which incantation is in force when the battle begins. */
export const startingCandidates = (state: State, { options }: ChooseDecision): Candidate[] =>
  options.map(({ id, label, figure }) => {
    const caster = state.figures.find((one) => one.id === figure)
    const worth = caster ? (INCANTATIONS[optionParts(id)[1] ?? '']?.(state, caster) ?? 1) : 0
    return { answer: { pick: [id] }, why: label, score: worth }
  })

/** The most expensive enemies that will probably not save, or the most expensive friends that need it. */
export function targetCandidates(state: State, { by, options, most, least }: ChooseDecision): Candidate[] {
  const ranked = options
    .flatMap(({ at: id }) => {
      const figure = state.figures.find((one) => one.id === id)
      if (!figure) return []
      return [{ id: figure.id, worth: figure.side === by ? friendWorth(state, figure) : foeWorth(state, figure) }]
    })
    .sort((a, b) => b.worth - a.worth)
  const chosen = ranked.slice(0, Math.max(least, most)).map(({ id }) => id)
  const alone = ranked.slice(0, least).map(({ id }) => id)
  return [chosen, alone].map((pick, place) => ({
    answer: { pick },
    why: () => text`on ${joined(pick.map(named), ', ')}`,
    score: 1 - place / 10,
  }))
}

/** Conditions that make a second spell wasted. */
const helpless = ({ conditions }: Figure): boolean =>
  conditions.some(({ is }) => is === 'stunned' || is === 'paralyzed' || is === 'incapacitated')

const foeWorth = (state: State, foe: Figure): number =>
  (foe.points * importanceOf(state, foe) * (helpless(foe) ? 0.2 : 1) * (7 - saveOf(state, foe, 'will'))) / 4

function friendWorth(state: State, friend: Figure): number {
  const near = standingFoes(state, friend).some((foe) => isNear(friend.at, foe.at, chargeReach(foe)))
  return friend.points * (1 + friend.wounds) * (near ? 1.3 : 1)
}
