/** Those who are gone with an event. */
import type { Casualty, Event } from '@muster/engine'
import type { Eliminated } from '../events/fighting.ts'

export function casualties(event: Event): readonly Casualty[] {
  if (event.is !== 'eliminated') return []
  const { figure } = event as unknown as Eliminated
  return [{ figure }]
}
