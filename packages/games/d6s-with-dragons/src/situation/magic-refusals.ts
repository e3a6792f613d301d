/** Refuses impossible spells in force. */
import { refuseIf } from '@muster/engine'
import { SPELLS } from '../spells/index.ts'
import { WEATHERS } from '../state/spell.ts'
import { DAMAGE_TYPES } from '../state/vocabulary.ts'
import { isGone, type KnownNames } from './known.ts'
import type { SituationFile } from './schema.ts'

/** What can be chosen when a spell is cast, where that is a word from a list. */
const CHOICES: { readonly [spell: string]: readonly string[] } = {
  'control-weather': WEATHERS,
  'protection-from-energy': DAMAGE_TYPES,
}

export function refuseMagic(written: SituationFile, known: KnownNames): void {
  for (const [index, effect] of written.effects.entries()) refuseEffect(written, effect, known, `effects.${index}`)
  for (const [index, { id, concentrating, where }] of written.figures.entries()) {
    if (concentrating === undefined) continue
    const place = `figures.${index}.concentrating`
    known.effects.expect(concentrating, place)
    const effect = written.effects.find((one) => one.id === concentrating)
    refuseIf(
      effect?.caster !== id,
      place,
      `"${id}" did not cast "${concentrating}": only its caster "${effect?.caster}" concentrates on it.`,
    )
    refuseIf(isGone(where), place, `"${id}" is not on the table: it concentrates on nothing.`)
  }
}

function refuseEffect(
  { round: now, width, depth, figures }: SituationFile,
  effect: SituationFile['effects'][number],
  known: KnownNames,
  where: string,
): void {
  const { spell, caster, targets, at, choice, orders, round, concentration } = effect
  known.figures.expect(caster, `${where}.caster`)
  known.figures.expectAll(targets, `${where}.targets`)
  const card = SPELLS.find(({ id }) => id === spell)
  const name = card?.name ?? spell
  refuseIf(new Set(targets).size !== targets.length, `${where}.targets`, `${name} lies on each target once.`)
  refuseIf(
    card?.kind === 'incantation' && card.aura !== undefined && targets.length > 0,
    `${where}.targets`,
    `${name} is an aura around its caster: it has no targets.`,
  )
  refuseIf(
    at !== undefined && (at[0] > width || at[1] > depth),
    `${where}.at`,
    `${name} does not lie on the table, which is ${width}" by ${depth}".`,
  )
  refuseIf((round ?? 0) > now, `${where}.round`, `It is round ${now}: nothing was cast in round ${round} yet.`)
  const isMissing = isGone(figures.find(({ id }) => id === caster)?.where)
  refuseIf(
    concentration && isMissing,
    `${where}.caster`,
    `"${caster}" is not on the table: ${name} ended with its concentration.`,
  )
  const choices = CHOICES[spell]
  refuseIf(
    choices !== undefined && !choices.includes(choice ?? ''),
    `${where}.choice`,
    `${name} needs a choice, one of: ${choices?.join(', ')}.`,
  )
  refuseOrders(spell, targets, orders, where)
}

/** Everybody whom Command lies on has one word to obey; no other spell gives orders. */
function refuseOrders(
  spell: string,
  targets: readonly string[],
  orders: SituationFile['effects'][number]['orders'],
  where: string,
): void {
  const commanded = spell === 'command' ? targets : []
  for (const [index, { figure }] of orders.entries()) {
    const isFirst = orders.findIndex((one) => one.figure === figure) === index
    const isTarget = commanded.includes(figure)
    refuseIf(!isTarget || !isFirst, `${where}.orders.${index}`, `"${figure}" obeys one word of a Command it is under.`)
  }
  const free = commanded.find((id) => !orders.some(({ figure }) => figure === id))
  refuseIf(free !== undefined, `${where}.orders`, `Say which word "${free}" must obey.`)
}
