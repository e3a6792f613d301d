/** Under an answer, what it may bring: exact chances, worked out by the rules themselves. */
import { useSeat, useTable } from '../../play/seat.tsx'
import { useOdds } from '../../play/use-odds.ts'
import { figureNamed, nameOf } from '../../table/acting.ts'
import type { AnswerButton } from '../../table/buttons.ts'
import { attackIn, meantBy, stakeKey } from '../../table/stakes.ts'
import { words } from '../../words.ts'
import type { Risk } from '../../worker/weigh.ts'

/** More would be a table, not a hint. */
const MOST = 2

export function RiskLine({ button }: { readonly button: AnswerButton }) {
  const risks = useTable((state) => state.risks[stakeKey(state.draft, button)])
  if (risks === undefined || (button.does !== 'pick' && button.does !== 'confirm')) return null
  return risks.length > 0 ? <Falls risks={risks} /> : <Chances button={button} />
}

function Falls({ risks }: { readonly risks: readonly Risk[] }) {
  const view = useTable((state) => state.snapshot.view)
  const worst = risks.toSorted((a, b) => b.falls - a.falls || b.hurt - a.hurt)
  const parts = worst.slice(0, MOST).flatMap(({ figure, falls, hurt, losses }) => {
    const unit = view.units?.find((one) => one.id === figure)
    if (unit && losses !== undefined) return [words.table.unitRisk(unit.name, losses)]
    const found = figureNamed(view, figure)
    return found ? [words.table.risk(nameOf(found), falls, hurt)] : []
  })
  return <small className="risk">{parts.join(' · ')}</small>
}

/** Where there is too much to weigh, or more is asked before dice fall: what the attack itself can do. */
export function Chances({ button }: { readonly button: AnswerButton }) {
  const { session } = useSeat()
  const attack = attackIn(session.state, button)
  const chances = meantBy(useOdds(attack?.by, attack?.at), button.label)?.chances ?? []
  const telling = chances.filter(({ chance }, place) => chance !== chances[place + 1]?.chance).slice(0, MOST)
  if (telling.length === 0) return null
  return <small className="risk">{telling.map(({ label, chance }) => words.table.chance(label, chance)).join(' · ')}</small>
}
