/** The steps of a blow under its dice: each roll, then who falls. */
import { shownBlow, type Fight } from '../state/fight.ts'
import { words } from '../words/words.ts'

export function FightSteps({ fight }: { readonly fight: Fight }) {
  const blow = shownBlow(fight)
  if (!blow?.blow) return null
  const { stage, thrown } = fight.frame
  const isDecided = stage === 'fall' || stage === 'told'
  return (
    <ol className="fight-steps">
      {blow.throws.map(({ purpose }, place) => (
        <li key={place} data-done={place < thrown}>
          {purpose.split(/[:,]/)[0]}
        </li>
      ))}
      <li className="outcome" data-done={isDecided}>
        {isDecided ? words.fight.outcome(blow.falls.length) : '…'}
      </li>
    </ol>
  )
}
