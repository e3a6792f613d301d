/** The models that a unit loses with an event. */
import type { Casualty, Event } from '@muster/engine'
import type { ModelsLost } from '../events/fighting.ts'

export function casualties(event: Event): readonly Casualty[] {
  if (event.is !== 'models-lost') return []
  const { unit, models } = event as unknown as ModelsLost
  return [{ figure: unit, count: models.length }]
}
