/** The table with everything at its edge. One page for all sizes; the style sheet moves things about. */
import { useEffect, useState, type ReactNode } from 'react'
import { whomToWatch } from '../camera/attention.ts'
import { Board } from '../board/board.tsx'
import { MiniMap } from '../board/mini-map.tsx'
import { DiceTray } from '../panels/dice-tray.tsx'
import { FigureCards } from '../panels/card/figure-card.tsx'
import { KeysSheet } from '../panels/help/help-sheet.tsx'
import { LogPanel } from '../panels/log/log-panel.tsx'
import { Masthead } from '../panels/masthead.tsx'
import { Menu } from '../panels/menu/menu.tsx'
import { OrderOfPlay } from '../panels/order-of-play.tsx'
import { PairList } from '../panels/pairs.tsx'
import { QuestionBar } from '../panels/question/question-bar.tsx'
import { ListSheet } from '../screen-reader/list-sheet.tsx'
import { saveAsFile } from '../panels/menu/save-battle.ts'
import { Sounds } from '../panels/sounds.tsx'
import { Announcer, SpokenTable } from '../screen-reader/table-list.tsx'
import { AtHand, Tools } from '../panels/tools.tsx'
import type { Settings } from '../settings/settings.ts'
import { useComfort } from '../settings/use-motion-setting.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { FootingBar } from './status-bar.tsx'
import { useKeyboard } from '../keyboard/use-keyboard.ts'
import { SeatProvider, useSeat, useTable, type Seat } from '../table/table-context.tsx'

interface TableProps {
  readonly seat: Seat
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
  onAgain(): void
  onTakeOver(): void
}

export function TableScreen({ seat, onTakeOver, onAgain, ...menu }: TableProps) {
  useKeyboard(seat)
  return (
    <SeatProvider value={seat}>
      <LookAfter />
      <TableLayout {...menu} onAgain={onAgain} footing={<FootingBar onTakeOver={onTakeOver} />} />
    </SeatProvider>
  )
}

interface LayoutProps extends Omit<TableProps, 'seat' | 'onTakeOver'> {
  readonly footing: ReactNode
}

function TableLayout({ footing, onAgain, ...menu }: LayoutProps) {
  const sheet = useStore(useSeat().sheet, (value) => value)
  useComfort(menu.settings)
  const [isWanted, setRaised] = useState(false)
  // Whoever looks back wants to see the table; on coming back the log lies open where it was.
  const isRaised = useTable((state) => state.past === undefined) && isWanted
  return (
    <main className={isRaised ? 'table-screen desk raised' : 'table-screen desk'}>
      <div className="rail left">
        <Masthead />
        <OrderOfPlay />
        <LogPanel />
      </div>
      <div className="centre">
        <Notice />
        {footing}
        <Board />
        <MiniMap />
        <DiceTray className="tray toss" speed={menu.settings.dice} />
        <div className="foot">
          <AtHand isRaised={isRaised} onRaise={() => setRaised(!isWanted)} />
          <QuestionBar onAgain={onAgain} />
        </div>
      </div>
      <div className="rail right">
        <PairList />
        <FigureCards />
        <DiceTray className="tray" speed={menu.settings.dice} />
        <Tools />
      </div>
      <Announcer />
      <SpokenTable />
      <Sounds sound={menu.settings.sound} />
      {sheet === 'menu' && <Menu {...menu} />}
      {sheet === 'keys' && <KeysSheet />}
      {sheet === 'list' && <ListSheet />}
    </main>
  )
}

/** What cannot be kept can at least be saved, here and now. */
const ABOUT_KEEPING: ReadonlySet<string> = new Set([words.storeFull, words.storeBlocked])

function Notice() {
  const { session } = useSeat()
  const notice = useTable((state) => state.notice)
  if (notice === undefined) return null
  return (
    <p className="notice" role="alert">
      <span>{notice}</span>
      {ABOUT_KEEPING.has(notice) && (
        <button type="button" className="btn small" onClick={() => void saveAsFile(session)}>
          {words.saveNow}
        </button>
      )}
      <button type="button" className="link" onClick={() => session.notice(undefined)}>
        {words.menu.close}
      </button>
    </p>
  )
}

/** Asks for reach and odds anew whenever what they depend on has changed. */
function LookAfter() {
  const { lookouts, camera } = useSeat()
  const picked = useTable((state) => state.picked)
  const snapshot = useTable((state) => state.snapshot)
  const trial = useTable((state) => state.trial)
  const covered = useStore(camera.store, (view) => view.covered)
  useEffect(() => lookouts.reach(picked), [lookouts, picked, snapshot])
  useEffect(() => lookouts.look(), [lookouts, picked, snapshot, trial])
  useEffect(() => camera.attend(whomToWatch(snapshot)), [camera, snapshot, covered])
  return null
}
