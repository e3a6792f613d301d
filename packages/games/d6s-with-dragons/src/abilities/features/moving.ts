/** Features that bear on moving, and on what may be done in a turn. */
import { frightful } from '../../rules/movement/frightful.ts'
import { freeAction } from '../../rules/movement/movement-actions.ts'
import { ignoresDifficultGround, strides } from '../../rules/terrain/terrain.ts'
import { savesFlight } from '../../rules/turn/flyby.ts'
import { feature } from '../feature.ts'

export const wildernessStride = feature('wilderness-stride', { answers: [strides.answer(true)] })
export const naturalExplorer = feature('natural-explorer', { answers: [ignoresDifficultGround.answer(true)] })
export const frightfulPresence = feature('frightful-presence', { answers: [frightful.answer(true)] })
export const flyby = feature('flyby', { answers: [savesFlight.answer(true)] })
export const nimbleEscape = feature('nimble-escape', {
  answers: [freeAction.answer((_state, _bearer, action) => action === 'disengage' || action === 'hide')],
})
