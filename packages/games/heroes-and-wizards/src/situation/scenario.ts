/** What the scenario of a situation needs on the table, as far as the set-up has come. */
import { InputError } from '@muster/engine'
import { scenarioFaults } from '../rules/set-up/terrain.ts'
import { BY_ID } from '../scenarios/index.ts'
import { hillOf } from '../scenarios/king-of-the-hill.ts'
import { prisonerOf, prisonOf } from '../scenarios/rescue.ts'
import { STAGES, type ScenarioId, type Stage, type State } from '../state/state.ts'

/** Refuses a situation whose scenario could not be played to its end. */
export function refuseUnplayable(state: State): void {
  const { scenario, sides } = state
  if (scenario === undefined) return
  if (!BY_ID[scenario].sides.includes(sides.length))
    throw new InputError(`${BY_ID[scenario].name} is for two sides.`, 'sides')
  NEEDS[scenario]?.(state)
}

/** Whether the set-up has done this stage. */
const isPast = ({ stage }: State, done: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(done)

const NEEDS: { readonly [id in ScenarioId]?: (state: State) => void } = {
  'capture-terrain': (state) => {
    const [fault] = isPast(state, 'scenario') ? scenarioFaults(state.field, 'capture-terrain') : []
    if (fault) throw new InputError(fault.message, 'pieces')
  },
  'king-of-the-hill': (state) => {
    if (isPast(state, 'scenario') && !hillOf(state.field))
      throw new InputError('King of the Hill needs ground to stand on at the centre of the table.', 'pieces')
  },
  'cursed-gem': (state) => {
    if (isPast(state, 'prison') && !state.gem)
      throw new InputError('The Cursed Gem needs its gem: give "gem", {} for the centre of the table.', 'gem')
  },
  rescue: (state) => {
    if (isPast(state, 'prison')) refuseNoPrison(state)
    if (isPast(state, 'prisoner') && !prisonerOf(state))
      throw new InputError('Rescue needs a prisoner: one figure with "prisoner": true.', 'figures')
  },
}

function refuseNoPrison(state: State): void {
  const prison = prisonOf(state)
  if (!prison) throw new InputError('Rescue needs a prison: name a building in "prison".', 'prison')
  if (prison.kind !== 'building')
    throw new InputError(`Rescue needs a prison: "${prison.id}" is not a building.`, 'prison')
}
