/** What the terrain or objective is that somebody points at: its name, its rules, and how far away it is. */
import { INCH } from '@muster/table'
import { combatantOf } from '../../figures/combatants.ts'
import { gapTo, nameOf, thingAt } from '../../figures/ground-things.ts'
import { useTableKit } from '../../table/use-table-kit.ts'
import { useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { Tooltip } from './tooltip.tsx'

export function GroundTooltip() {
  const kit = useTableKit()
  const at = useTableState((state) => state.pointedGround)
  const view = useTableState((state) => state.snapshot.view)
  const selected = useTableState((state) => state.selected)
  const thing = at && thingAt(view, at)
  if (!at || !thing) return null
  const from = combatantOf(view, selected)
  const ids = thing.is === 'piece' ? (kit?.terrainRules(thing.piece) ?? []) : []
  const rules = ids.flatMap((id) => kit?.rulebook.find((rule) => rule.id === id) ?? [])
  const heldBy = thing.is === 'objective' ? view.sides.find(({ id }) => id === thing.objective.heldBy)?.name : undefined
  const height = thing.is === 'piece' ? thing.piece.height : undefined
  return (
    <Tooltip at={at} away={INCH / 3} className="ground-tooltip">
      <p className="forecast-who">
        {[nameOf(thing), ...(height === undefined ? [] : [words.ground.height(height)])].join(', ')}
      </p>
      {from && <p>{words.ground.away(from.name, gapTo(from, thing))}</p>}
      {heldBy !== undefined && <p>{words.ground.held(heldBy)}</p>}
      {thing.is === 'objective' && <p>{view.scenario.line}</p>}
      {rules.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {thing.is === 'piece' && rules.length === 0 && <p>{words.ground.noRules}</p>}
    </Tooltip>
  )
}
