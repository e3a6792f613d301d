/** The odds of every target of the question, each in a chip beside its ring. */
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { optionChoice } from '../../state/option-choice.ts'
import { combatantNamed, type Combatant } from '../../figures/combatants.ts'
import { shownFigures } from '../../figures/shown-figures.ts'
import { baseRadius } from '../../figures/hit-test.ts'
import type { Viewport } from '../../camera/viewport.ts'
import type { TableState } from '../../state/table-state.ts'
import { chanceText } from '../../state/telling-chance.ts'
import { useStore } from '../../ui/use-store.ts'
import { discAt, figureDiscs } from './figure-discs.ts'
import { placeChips, type Chip, type Disc } from './chip-places.ts'

/** The ring of a target is this much wider than its base, in millimetres. */
const RING = 4.2
const LETTER = 8.5
const PADDING = 14

export function TargetChips() {
  const state = useTableState((now) => now)
  const { viewport, screen, covered } = useStore(useTableContext().camera.store, (view) => view)
  const told = toldChances(state)
  if (told.length === 0) return null
  const chips = told.map(({ target, text }): Chip => ({
    ...discOf(target, viewport),
    id: target.id,
    width: text.length * LETTER + PADDING,
  }))
  const figures = shownFigures(state.snapshot, state.draft).flatMap(({ base, at }) => figureDiscs(base, at, viewport))
  const free = { width: screen.width, height: screen.height - covered.bottom }
  return placeChips(chips, figures, free).map(({ id, x, y }) => (
    <span key={id} className="target-chip" style={{ left: x, top: y }} aria-hidden="true">
      {told.find(({ target }) => target.id === id)?.text}
    </span>
  ))
}

interface ToldChance {
  readonly target: Combatant
  readonly text: string
}

/** The chosen target has a tooltip of its own. */
function toldChances(state: TableState): readonly ToldChance[] {
  const choice = optionChoice(state)
  if (!choice) return []
  return choice.targets.flatMap(({ id, at }) => {
    const target = combatantNamed(state.snapshot.view, at)
    const text = chanceText(state.targetOdds[id]?.chances ?? [])
    return target && text !== undefined && at !== choice.chosen?.at ? [{ target, text }] : []
  })
}

/** A unit is told of at its front model: the one nearest to the top of the screen. */
function discOf({ models, at, radius }: Combatant, viewport: Viewport): Disc {
  const discs = models.map((model) => discAt(model.at, baseRadius(model.base) + RING * 100, viewport))
  const [first, ...others] = discs
  if (!first) return discAt(at, radius, viewport)
  return others.reduce((top, disc) => (disc.y < top.y ? disc : top), first)
}
