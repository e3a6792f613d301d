/** The steps of a blow under its dice: each roll, then who falls. */
import { shownBlow, type Fight } from '../state/fight.ts'
import { words } from '../words/words.ts'

/** More rolls than this have no room for their names: they are counted. */
const MOST_NAMED = 4

export function FightSteps({ fight }: { readonly fight: Fight }) {
  const blow = shownBlow(fight)
  if (!blow?.blow) return null
  const { stage, thrown } = fight.frame
  const isDecided = stage === 'fall' || stage === 'told'
  const { throws } = blow
  if (throws.length > MOST_NAMED)
    return (
      <p className="fight-count">
        <progress value={isDecided ? throws.length : thrown} max={throws.length} aria-hidden="true" />
        {isDecided ? words.fight.outcome(blow.falls.length) : words.fight.rollsMade(thrown, throws.length)}
      </p>
    )
  return (
    <ol className="fight-steps">
      {throws.map(({ purpose }, place) => (
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
