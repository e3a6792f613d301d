/** The ready cards, by theme. */
import type { UnitDesign } from '../../design/design.ts'
import { greenTide } from './green-tide.ts'
import { greenwood } from './greenwood.ts'
import { restlessDead } from './restless-dead.ts'
import type { Theme } from './theme.ts'
import { vale } from './vale.ts'

export const THEMES: readonly Theme[] = [vale, greenTide, greenwood, restlessDead]
export const CARDS: readonly UnitDesign[] = THEMES.flatMap(({ units }) => units)
