/** The list itself: name and points, the tape, what is to be mended, its entries, what could fill the rest. */
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { Complaints } from './complaints.tsx'
import { EmptyList } from './empty-list.tsx'
import { FillRest } from './fill-rest.tsx'
import { KeepingNotice } from './keeping-notice.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListHead } from './list-head.tsx'
import { PointsTape } from './points-tape.tsx'
import { Rows } from './rows.tsx'
import { Trial } from './trial.tsx'
import { useTrial } from './use-trial.ts'
import './list.css'

export function List({ isInert }: { readonly isInert: boolean }) {
  const { entries } = useEditor()
  const trial = useTrial()
  return (
    <section className="paper army-list" aria-label={words.armies.list} inert={isInert}>
      <div className="list-top">
        <ListHead />
        <PointsTape />
      </div>
      <div className="list-scroll">
        <KeepingNotice />
        {entries.length === 0 ? (
          <EmptyList />
        ) : (
          <>
            <Complaints />
            <Rows />
          </>
        )}
      </div>
      {entries.length > 0 && (
        <div className="list-bottom">
          {trial.state.is === 'idle' ? <FillRest /> : <Trial trial={trial} />}
          <ListFoot trial={trial} />
        </div>
      )}
    </section>
  )
}
