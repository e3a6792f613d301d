/** Gaseous Form: a drifting cloud that nothing holds and that can hold nothing. */
import { part } from '@muster/engine'
import type { Figure } from '../../state/state.ts'
import type { DragonTrait } from '../../abilities/moments.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../spell.ts'

export const gaseousForm: Incantation = {
  id: 'gaseous-form',
  name: 'Gaseous Form',
  icon: 'spectre',
  rule: 'DD-RUL-83',
  kind: 'incantation',
  text: 'The caster or an ally within 1", and one more ally for each point of Potency, drifts 2" by flight and through others, shrugs off weapons, and can neither fight, cast nor handle things.',
  ...onTargets('gaseous-form', AT_HAND, true),
  gives: (_state, { targets }, figure) => (targets.includes(figure.id) ? drifting(figure) : undefined),
}

const SLOW = part(2, 'Gaseous Form', 'DD-RUL-83')
const NIMBLE = part(1, 'Gaseous Form', 'DD-RUL-83')

const drifting = ({ profile: { speed } }: Figure): DragonTrait => ({
  id: 'gaseous-form',
  name: 'Gaseous Form',
  rule: 'DD-RUL-83',
  text: 'A cloud: 2" by flight, through others; no attacks, spells or objects; resists plain weapons.',
  sets: { speed: () => SLOW },
  moves: { fly: speed },
  onlyFlies: true,
  passes: true,
  harmless: true,
  voiceless: true,
  handless: true,
  luck: { save: (_state, _bearer, { save }) => (save === 'will' ? undefined : NIMBLE) },
  immune: (_state, _bearer, { to }) => to === 'prone',
  resists: (_state, _bearer, type) => type === undefined,
})
