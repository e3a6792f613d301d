/** The way to the page that shows a game beside its other draft; nothing for a game without one. */
import { draftPairOf } from '../games/games.ts'
import { words } from '../words/words.ts'
import { LineIcon } from '../ui/line-icons.tsx'

export function DraftsLink({ game, className = 'link' }: { readonly game: string; readonly className?: string }) {
  const pair = draftPairOf(game)
  if (!pair) return null
  const { earlier, later } = pair
  const other = earlier.id === game ? later : earlier
  return (
    <a className={`drafts-link ${className}`} href={`#/drafts/${later.id}`}>
      <LineIcon name="book" size={18} /> {words.drafts.link(other.about.name)}
    </a>
  )
}
