/** Faults of an activation that is under way in a situation file: whose it is, what it does, how far it has come. */
import { refuseIf } from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import type { Action } from '../state/vocabulary.ts'
import type { ModelData, SituationData } from './schema.ts'

type WrittenActivation = NonNullable<SituationData['activation']>

/** What a crew does with its siege weapon, and nobody else. */
const WITH_WEAPON: readonly Action[] = ['haul', 'fire']

/** The attacks that follow the move of an action. */
const ATTACKS: { readonly [action in Action]?: WrittenActivation['stage'] } = {
  charge: 'fight',
  shoot: 'shoot',
  fire: 'shoot',
}

export function refuseActivation(written: SituationData, { figure: id, action, stage }: WrittenActivation): void {
  refuseIf(written.stage !== 'turn', 'activation', 'A model is activated in the turn stage.')
  const figure = written.models.find((one) => one.id === id) as ModelData
  const side = (written.order ?? written.sides.map((one) => one.id))[written.acting]
  refuseIf(figure.side !== side, 'activation.figure', `It is the turn of "${side}": "${id}" is activated in its own.`)
  refuseIf((figure.where ?? 'standing') !== 'standing', 'activation.figure', `"${id}" does not stand on the table.`)
  const isWeapon = profileOf(figure.profile).kind === 'siege'
  refuseIf(
    WITH_WEAPON.includes(action) !== isWeapon,
    'activation.action',
    isWeapon ? `A crew moves or shoots "${id}": haul or fire.` : `"${id}" is no siege weapon: it cannot ${action}.`,
  )
  refuseIf(
    isWeapon && figure.crew.length < (profileOf(figure.profile).crew ?? 0),
    'activation.figure',
    `"${id}" is operated by a full crew: list it as its "crew".`,
  )
  refuseIf(
    stage !== 'move' && stage !== ATTACKS[action],
    'activation.stage',
    `An action of this sort (${action}) has no such stage as "${stage}".`,
  )
}
