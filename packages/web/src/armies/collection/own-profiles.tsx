/** The player's own profiles: cards designed, creatures converted, entries kept for other lists. */
import { gameNamed } from '../../games/games.ts'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import type { CollectionState } from './use-collection.ts'

export function OwnProfiles({ collection: { profiles, remove } }: { readonly collection: CollectionState }) {
  if (profiles.length === 0) return null
  return (
    <section className="paper folders" aria-labelledby="profiles-title">
      <h2 id="profiles-title">{words.armies.own}</h2>
      <p className="quiet-text">{words.armies.ownLine}</p>
      <ul className="own-profiles">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <b>{profile.name}</b> <span>{gameNamed(profile.game)?.about.name ?? profile.game}</span>
            <button
              type="button"
              className="btn quiet icon"
              aria-label={words.home.removeNamed(profile.name)}
              onClick={() => remove({ is: 'profile', profile })}
            >
              <LineIcon name="bin" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
