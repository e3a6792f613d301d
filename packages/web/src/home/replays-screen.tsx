/** Every battle that this browser keeps: to go on with, or to watch again. */
import { SiteHead } from '../site/site-head.tsx'
import { words } from '../words/words.ts'
import type { HomeProps } from './home.tsx'
import { SavedBattles } from './saved-battles.tsx'

type ReplaysProps = Pick<HomeProps, 'savedBattles' | 'problem' | 'onFile' | 'onPrepare'>

export function ReplaysScreen(props: ReplaysProps) {
  return (
    <div className="replays desk">
      <SiteHead current="replays" />
      <main className="home-parts paper">
        <h1 className="visually-hidden">{words.ways.replays}</h1>
        {props.problem !== undefined && (
          <p className="notice" role="alert">
            {props.problem}
          </p>
        )}
        <SavedBattles {...props} />
      </main>
    </div>
  )
}
