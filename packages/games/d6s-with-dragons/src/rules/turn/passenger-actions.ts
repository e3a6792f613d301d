/** What a passenger may do in its turn: leave its vehicle, and nothing else. */
import { canLeave, leaveVehicle } from '../vehicles/vehicles.ts'
import { when, type TurnActions } from './turn-action.ts'

export const PASSENGER_ACTIONS: TurnActions = {
  leave: {
    choices: ({ state, figure }) => when(canLeave(state, figure), 'leave the vehicle', 'Its action of the round.'),
    take: leaveVehicle,
  },
}
