/** What a card says of a power: its name, what it does in our words, its emblem and its rule. */
import type { Harm, Infliction, Power, PowerArea, PowerSave } from '../state/power.ts'
import { SAVE_NAMES, type ConditionName, type DamageType } from '../state/vocabulary.ts'
import type { Feature } from './feature-text.ts'

const ICONS: { readonly [kind in Power['kind']]: string } = {
  area: 'fire-breath',
  aura: 'aura',
  'death-burst': 'fireball',
  regeneration: 'life-tap',
  endurance: 'heart-plus',
}

/** Difficulty Classes become Potencies by one rule, damage becomes Strength by another. */
const RULES: { readonly [kind in Power['kind']]: string } = {
  area: 'DD-CONV-03',
  aura: 'DD-CONV-07',
  'death-burst': 'DD-CONV-03',
  regeneration: 'DD-MDF-20',
  endurance: 'DD-CONV-03',
}

export const powerWords = (power: Power): Feature => ({
  name: power.name,
  text: textOf(power),
  icon: ICONS[power.kind],
  rule: RULES[power.kind],
})

function textOf(power: Power): string {
  switch (power.kind) {
    case 'area':
      return sentences(
        `${areaText(power.area)}${power.sparesFriends ? ', enemies alone' : ''}`,
        saveText(power),
        harmText(power.harm),
        conditionText(power.inflicts),
        power.isExtra ? 'It costs no action, once a round' : undefined,
      )
    case 'aura':
      return sentences(
        `${power.sparesFriends ? 'Enemies' : 'Everybody'} within ${power.inches}" of it when a round ${power.harm ? 'ends' : 'starts'}`,
        power.against && saveText(power.against),
        harmText(power.harm),
        conditionText(power.inflicts),
      )
    case 'death-burst':
      return sentences(`When it is slain, everybody within ${power.inches}"`, saveText(power), harmText(power.harm))
    case 'regeneration':
      return `It heals a wound when a round starts, unless ${listed(power.stoppedBy)} has harmed it since the last.`
    case 'endurance':
      return sentences(
        'A save keeps it in play with 1 Health when it would be eliminated',
        saveText(power),
        power.stoppedBy.length > 0 ? `Not against attacks of ${listed(power.stoppedBy)}` : undefined,
      )
  }
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : [`${part}.`])).join(' ')

const areaText = (area: PowerArea): string =>
  area.shape === 'cone'
    ? `A cone ${area.inches}" long`
    : area.shape === 'line'
      ? `A line ${area.inches}" long and ${area.wide}" wide`
      : area.shape === 'around'
        ? `Everybody within ${area.inches}" of it`
        : `Everybody within ${area.inches}" of a point up to ${area.range}" away`

export const saveText = ({ save, potency }: PowerSave): string => `${SAVE_NAMES[save]} save against Potency ${potency}`

function harmText(harm: Harm | undefined): string | undefined {
  if (!harm) return undefined
  const { dice, strength, weaker, type } = harm
  const saved = weaker === undefined ? '' : `, ${weaker} against those who save`
  return `Damage ${dice} at Strength ${strength}${type === undefined ? '' : ` (${type})`}${saved}`
}

const conditionText = (inflicts: readonly ConditionName[] | undefined): string | undefined =>
  inflicts && inflicts.length > 0 ? `Whoever fails is ${inflicts.join(' and ')}` : undefined

const listed = (types: readonly DamageType[]): string => types.join(' or ')

/** What a hit brings besides its damage. */
export function inflictionText({ is, largest, after, against, potency }: Infliction): string {
  const whom = largest === undefined ? 'the target' : `a target up to ${largest} size`
  const run = after === undefined ? '' : ` after a move of ${after}"`
  const grip = potency === undefined || potency === 0 ? '' : ` (escaping is against Potency ${potency})`
  const averted = against ? `; ${saveText(against)} averts it` : ''
  return `A hit${run} also makes ${whom} ${is}${grip}${averted}.`
}
