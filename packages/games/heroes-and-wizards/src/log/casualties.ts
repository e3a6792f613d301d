/** Those who are gone with an event. */
import type { Casualty, Event } from '@muster/engine'
import type { Removed } from '../events/fighting.ts'

export function casualties(event: Event): readonly Casualty[] {
  if (event.is !== 'removed') return []
  const { figure, by } = event as unknown as Removed
  return [{ figure, by }]
}
