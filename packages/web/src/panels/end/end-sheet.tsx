/** The end of a battle: who won and how, what decided it, and the way to the next. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Review, TurningPoint } from '@muster/session'
import { campaignOfBattle } from '../../campaign/campaign-store.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { lookBack } from '../../play/looking-back.ts'
import { playPast } from '../../play/past-player.ts'
import { useTheme } from '../../settings/theme.tsx'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { SideMark, Token } from '../../ui/drawings.tsx'
import { EnterKey, LineIcon } from '../../ui/line-icons.tsx'
import { saveBlob } from '../../ui/save-file.ts'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'
import { ChanceCurve } from './chance-curve.tsx'
import { deciderOf } from './decider.ts'
import { drawGround, drawStanding, groundBox } from './end-picture.ts'
import { EndNumbers } from './end-numbers.tsx'
import { endTexts } from './end-texts.ts'
import { sharePng, shareSvg } from './share-picture.ts'
import { TurningPoints } from './turning-points.tsx'

export function EndSheet({ onAgain }: { onAgain(): void }) {
  const { presenter, openSheet } = useTableContext()
  const snapshot = useTableState((state) => state.snapshot)
  const review = useStore(presenter.review.store, (value) => value)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => openSheet.set(() => undefined)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // Enter fights it again, unless somebody goes to another button.
    dialog.current?.querySelector<HTMLElement>('.btn.go')?.focus()
  }, [])
  useEffect(() => presenter.review.start(), [presenter])
  const { title, line } = endTexts(snapshot)
  const winner = snapshot.view.sides.find(({ id }) => id === snapshot.result?.winner)
  const portrait = snapshot.view.figures.find(({ side }) => side === winner?.id)
  const go = (event: number) => {
    close()
    void lookBack(presenter, event)
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target instanceof Element && event.target.closest('button, a'))) return
    event.preventDefault()
    onAgain()
  }
  return (
    <dialog ref={dialog} className="end-sheet paper" aria-label={words.end.title} onClose={close} onKeyDown={press}>
      <div className="end-body" tabIndex={-1}>
        <EndPicture review={review} />
        <div className="end-story">
          <header>
            {portrait && winner && (
              <Token figure={portrait} look={sideLookOf(snapshot.view.sides, winner.id)} size={64} plain />
            )}
            <div>
              <h1>{title}</h1>
              <p>{line}</p>
            </div>
          </header>
          <EndNumbers review={review} />
          <h2>{words.end.how}</h2>
          {review?.isDone ? (
            <>
              <ChanceCurve review={review} onMoment={(point: TurningPoint) => go(point.line.event)} />
              <TurningPoints review={review} onMoment={go} />
              <Deeds review={review} />
            </>
          ) : (
            <p className="quiet-text" role="status">
              {words.end.working(review?.progress ?? 0)}
              <progress value={review?.progress ?? 0} />
            </p>
          )}
        </div>
      </div>
      <EndFoot review={review} onAgain={onAgain} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

function EndPicture({ review }: { readonly review: Review | undefined }) {
  const snapshot = useTableState((state) => state.snapshot)
  const { view } = snapshot
  const theme = useTheme()
  const ground = useMemo(() => drawGround(view, theme), [view, theme])
  const decider = deciderOf(snapshot, review)
  const standing = useMemo(
    () => drawStanding(view, review?.fallen ?? [], theme, decider),
    [view, review?.fallen, theme, decider],
  )
  const name = words.end.picture(view.scenario.name)
  return (
    <figure className="end-picture">
      <svg
        viewBox={groundBox(view)}
        role="img"
        aria-label={name}
        dangerouslySetInnerHTML={{ __html: ground + standing }}
      />
      <figcaption>{name}</figcaption>
    </figure>
  )
}

function Deeds({ review: { deeds = [] } }: { readonly review: Review }) {
  const view = useTableState((state) => state.snapshot.view)
  const roster = useTableState((state) => state.log)
  if (deeds.length === 0) return null
  const sideOf = (id: string) =>
    view.figures.find((figure) => figure.id === id)?.side ?? roster.find(({ blow }) => blow?.by === id)?.side
  return (
    <section className="end-deeds">
      <h2>{words.end.deeds}</h2>
      <ul>
        {deeds.map(({ figure, name, count }) => {
          const side = sideOf(figure)
          return (
            <li key={figure}>
              <SideMark look={side === undefined ? undefined : sideLookOf(view.sides, side)} />
              <b>{name}</b> {words.end.deed(count)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FootProps {
  readonly review: Review | undefined
  onAgain(): void
  onClose(): void
}

function EndFoot({ review, onAgain, onClose }: FootProps) {
  const { presenter } = useTableContext()
  const theme = useTheme()
  const campaign = useMemo(() => campaignOfBattle(presenter.id), [presenter])
  const watch = () => {
    onClose()
    void playPast(presenter)
  }
  const share = () =>
    void presenter.attempt(async () => {
      const { snapshot } = presenter.state
      const svg = shareSvg(snapshot.view, review?.fallen ?? [], theme, deciderOf(snapshot, review))
      saveBlob('muster.png', await sharePng(svg, endTexts(snapshot), theme))
    })
  return (
    <footer>
      <button type="button" className="btn" onClick={watch}>
        <LineIcon name="play" size={18} />
        {words.end.watch}
      </button>
      <button type="button" className="btn" onClick={share}>
        {words.end.share}
      </button>
      <button type="button" className="btn" onClick={onClose}>
        {words.end.table}
        <kbd>Esc</kbd>
      </button>
      <span className="end-space" />
      <a className="btn" href="#/">
        {words.battle.home}
      </a>
      {campaign ? (
        <a className="btn go" href={`#/campaign/${encodeURIComponent(campaign.id)}`}>
          {words.campaign.settleLink}
        </a>
      ) : (
        <button type="button" className="btn go" onClick={onAgain}>
          {words.end.again}
          <EnterKey />
        </button>
      )}
    </footer>
  )
}
