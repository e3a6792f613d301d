/** Under an answer, what it may bring: exact chances, worked out by the rules themselves. */
import { useTable } from '../../play/seat.tsx'
import { figureNamed, nameOf } from '../../table/acting.ts'
import type { AnswerButton } from '../../table/buttons.ts'
import { words } from '../../words.ts'

/** More would be a table, not a hint. */
const MOST = 2

export function RiskLine({ button: { id, does } }: { readonly button: AnswerButton }) {
  const risks = useTable((state) => state.risks[id])
  const view = useTable((state) => state.snapshot.view)
  if (does !== 'pick' || risks === undefined || risks.length === 0) return null
  const parts = risks.slice(0, MOST).flatMap(({ figure, falls, hurt, losses }) => {
    const unit = view.units?.find((one) => one.id === figure)
    if (unit && losses !== undefined) return [words.table.unitRisk(unit.name, losses)]
    const found = figureNamed(view, figure)
    return found ? [words.table.risk(nameOf(found), falls, hurt)] : []
  })
  return <small className="risk">{parts.join(' · ')}</small>
}
