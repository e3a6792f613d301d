/** Those who are gone with an event: slain, fled with others, or left without a crew. */
import type { Casualty, Event } from '@muster/engine'
import type { OutOfControl, Slain } from '../events/fighting.ts'
import type { Fled } from '../events/rounds.ts'

export function casualties(event: Event): readonly Casualty[] {
  if (event.is === 'fled') {
    const { figure, with: others } = event as unknown as Fled
    return [figure, ...others].map((one) => ({ figure: one }))
  }
  if (event.is !== 'slain' && event.is !== 'out-of-control') return []
  const { figure } = event as unknown as Slain | OutOfControl
  return [{ figure }]
}
