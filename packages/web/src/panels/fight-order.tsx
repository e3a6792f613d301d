/** The melees of a fight in the order in which they are fought, and how many blows are still to come. */
import { figureWords } from '../figures/figure-words.ts'
import { sideLookOf } from '../figures/side-looks.ts'
import type { Fight } from '../state/fight.ts'
import { useTableState } from '../table/table-context.tsx'
import { Emblem, Token } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'
import { cardOf } from './card/card.ts'

/** So many rows fit beside the log. */
const MOST = 4

export function FightOrder({ fight }: { readonly fight: Fight }) {
  const { blows, melees, frame } = fight
  const sides = useTableState((state) => state.snapshot.view.sides)
  const coming = blows
    .map((shown, place) => ({ shown, place }))
    .filter(({ shown, place }) => shown.blow && place >= frame.blow)
  const rows = coming.slice(0, MOST)
  const melee = (place: number) => melees.findIndex(({ blows: places }) => places.includes(place)) + 1
  return (
    <ol className="fight-order" aria-label={words.fight.title}>
      {rows.map(({ shown: { blow, before }, place }) => {
        const by = cardOf(before, blow?.by)?.portrait
        const at = cardOf(before, blow?.at[0])?.portrait
        const isNow = place === frame.blow
        return (
          <li key={place} aria-current={isNow ? 'step' : undefined}>
            {by && <Token figure={by} look={sideLookOf(sides, by.side)} size={28} plain />}
            <Emblem icon="crossed-swords" size={16} />
            {at && <Token figure={at} look={sideLookOf(sides, at.side)} size={28} plain />}
            <b>{figureWords(before, blow?.by)}</b>
            <span className="fight-turn">{isNow ? words.fight.now : melees.length > 1 ? melee(place) || '' : ''}</span>
          </li>
        )
      })}
      {coming.length > rows.length && <li className="fight-more">{words.fight.more(coming.length - rows.length)}</li>}
    </ol>
  )
}
