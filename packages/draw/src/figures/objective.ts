/** Scenario pieces: brass and neutral, or with the rim of the side that holds them. */
import { MM, type Length } from '@muster/table'
import type { IconName } from '../icons/icon-names.ts'
import { useIcon } from '../icons/use-icon.ts'
import { drawHeldRim } from './rim.ts'
import { mmPoint } from '../geometry/points.ts'
import { el, group } from '../svg/svg.ts'
import type { Side, Theme } from '../themes/theme.ts'

const BRASS = { rim: '#C08A2B', face: '#F6DFA0', ink: '#3E2B0C' } as const

export interface Objective {
  readonly icon?: IconName
  /** Twenty millimetres when left out. */
  readonly diameter?: Length
  readonly heldBy?: Side
}

export function drawObjective({ icon = 'locked-chest', diameter = 20 * MM, heldBy }: Objective, theme: Theme): string {
  const radius = diameter / 2 / MM
  const face = radius * 0.78
  const rim = heldBy
    ? drawHeldRim(heldBy, { halfLength: radius, halfWidth: radius, corner: radius }, theme)
    : el('circle', { class: 'base', r: radius, fill: BRASS.rim }) +
      el('circle', { r: radius - 0.3, fill: 'none', stroke: BRASS.ink, 'stroke-width': 0.6 }) +
      el('path', {
        d: `M${-radius * 0.78} ${-radius * 0.4}A${radius - 1} ${radius - 1} 0 0 1 ${radius * 0.2} ${-radius * 0.86}`,
        fill: 'none',
        stroke: '#FFE9B0',
        'stroke-width': 0.7,
        opacity: 0.8,
        'stroke-linecap': 'round',
      })
  return group(
    { class: 'objective' },
    el('circle', { cx: 0.9, cy: 1.3, r: radius + 0.2, fill: theme.land.shadow, opacity: 0.35 }),
    rim,
    el('circle', { r: face, fill: BRASS.face, stroke: BRASS.ink, 'stroke-width': 0.4 }),
    useIcon(icon, mmPoint(0, 0), face * 1.35, BRASS.ink),
  )
}
