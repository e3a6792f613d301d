/** What one blow does to common foes, and theirs to it, from the rules themselves. */
import type { Json } from '@muster/engine'
import { circle, MM } from '@muster/table'
import { Token } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useAdvice } from '../editor/use-advice.ts'

const FOE_BASE = circle(25 * MM)

export function Duels({ army, index }: { readonly army: Json; readonly index: number }) {
  const { reply: duels = [] } = useAdvice({ about: 'duels', index }, army)
  if (duels.length === 0) return null
  return (
    <div className="card-part">
      <h3 className="label">{words.armies.duels}</h3>
      <ul className="duels">
        {duels.map(({ foe, icon, slays, slain }) => (
          <li key={foe}>
            <Token figure={{ icon, base: FOE_BASE }} look="a" size={32} plain />
            <span className="duel-foe">{foe}</span>
            <b>{words.armies.slays(slays)}</b>
            <span>{words.armies.slain(slain)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
