/** Wounds left and lost, as pips. */
import type { SideLook } from '../../figures/side-looks.ts'
import { words } from '../../words/words.ts'

interface HealthProps {
  readonly left: number
  readonly of: number
  readonly look: SideLook
}

export function Health({ left, of, look }: HealthProps) {
  if (of < 2) return null
  return (
    <p className={`health side-${look}`} role="img" aria-label={words.card.health(left, of)}>
      {Array.from({ length: of }, (_, place) => (
        <span key={place} className={place < left ? 'pip' : 'pip lost'} />
      ))}
    </p>
  )
}
