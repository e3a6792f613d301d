/** The board with the panels around it. The same elements for all screen sizes; the style sheet arranges them. */
import type { FigureId } from '@muster/engine'
import type { BranchPoint } from '@muster/session'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { attentionFor } from '../camera/attention.ts'
import { Board } from '../board/board.tsx'
import { MiniMap } from '../board/mini-map.tsx'
import { EndSheet } from '../panels/end/end-sheet.tsx'
import { useEndSheet } from '../panels/end/use-end-sheet.ts'
import { PastChance, PastRounds, PastSlip } from '../panels/past-panels.tsx'
import { DiceTray } from '../panels/dice-tray.tsx'
import { FightPaceChoice } from '../panels/fight-pace.tsx'
import { FigureCards } from '../panels/card/figure-card.tsx'
import { HelpSheet } from '../panels/help/help-sheet.tsx'
import { LogPanel } from '../panels/log/log-panel.tsx'
import { BattleHeader } from '../panels/battle-header.tsx'
import { Menu } from '../panels/menu/menu.tsx'
import { OrderOfPlay } from '../panels/order-of-play.tsx'
import { PairList } from '../panels/pairs.tsx'
import { PieceTray } from '../panels/tray/tray.tsx'
import { QuestionBar } from '../panels/question/question-bar.tsx'
import { RulebookSheet } from '../panels/help/rulebook-sheet.tsx'
import { ListSheet } from '../screen-reader/list-sheet.tsx'
import { saveAsFile } from '../panels/menu/save-battle.ts'
import { Sounds } from '../panels/sounds.tsx'
import { LiveRegion, HiddenTableList } from '../screen-reader/table-list.tsx'
import { QuickTools, Tools } from '../panels/tools.tsx'
import type { Settings } from '../settings/settings.ts'
import { useMotionSetting } from '../settings/use-motion-setting.ts'
import { shownBlow } from '../state/fight.ts'
import { moveEnd } from '../state/move-draft.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { DESK, PHONE, useMedia } from '../ui/use-media.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { StatusBar } from './status-bar.tsx'
import { TermTooltip } from '../terms/term-tooltip.tsx'
import { Tip } from '../tips/tip.tsx'
import { useHandOver } from '../table/use-hand-over.ts'
import { useKeyboard } from '../keyboard/use-keyboard.ts'
import { isAboutStorage } from '../play/storage-notices.ts'
import { TableContextProvider, useTableContext, useTableState, type TableContext } from '../table/table-context.tsx'

interface BattleScreenProps {
  readonly context: TableContext
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
  onAgain(): void
  onBranch(from: BranchPoint): void
  onTakeOver(): void
}

export function BattleScreen({ context, onTakeOver, onAgain, onBranch, ...menu }: BattleScreenProps) {
  useKeyboard(context)
  return (
    <TableContextProvider value={context}>
      <RefreshLookups />
      <BattleLayout {...menu} onAgain={onAgain} onBranch={onBranch} statusBar={<StatusBar onTakeOver={onTakeOver} />} />
    </TableContextProvider>
  )
}

interface LayoutProps extends Omit<BattleScreenProps, 'context' | 'onTakeOver'> {
  readonly statusBar: ReactNode
}

function BattleLayout({ statusBar, onAgain, onBranch, ...menu }: LayoutProps) {
  const sheet = useStore(useTableContext().openSheet, (value) => value)
  useMotionSetting(menu.settings)
  useFocusOnQuestion(sheet !== undefined)
  useEndSheet()
  useHandOver(menu.settings.handOver === 'turn')
  const [isWanted, setWanted] = useState(false)
  // Looking back hides the panels to show the table; they open again afterwards.
  const isPast = useTableState((state) => state.past !== undefined)
  const arePanelsOpen = !isPast && isWanted
  const isDesk = useMedia(DESK)
  const isPhone = useMedia(PHONE)
  return (
    <main className={`battle-screen desk${arePanelsOpen ? ' panels-open' : ''}${isPast ? ' in-past' : ''}`}>
      <div className="rail left">
        <BattleHeader />
        {isPast ? <PastRounds /> : <OrderOfPlay />}
        <LogPanel />
      </div>
      <div className="centre">
        <Notice />
        {statusBar}
        <Board />
        <PastSlip />
        <MiniMap />
        {!isDesk && <Tip />}
        <div className="foot">
          <DiceTray className="tray floating" speed={menu.settings.dice} />
          <QuickTools arePanelsOpen={arePanelsOpen} onToggle={() => setWanted(!isWanted)} />
          {isPhone && <PieceTray />}
          <QuestionBar onAgain={onAgain} onBranch={onBranch} />
        </div>
      </div>
      <div className="rail right">
        {isPast && <PastChance />}
        <PairList />
        {!isPhone && <PieceTray />}
        <FigureCards />
        {isDesk && <Tip />}
        <DiceTray className="tray" speed={menu.settings.dice} />
        <FightPaceChoice settings={menu.settings} onSettings={menu.onSettings} />
        <Tools />
      </div>
      <TermTooltip />
      <LiveRegion />
      <HiddenTableList />
      <Sounds sound={menu.settings.sound} volume={menu.settings.volume} />
      {sheet === 'end' && <EndSheet onAgain={onAgain} />}
      {sheet === 'menu' && <Menu {...menu} />}
      {sheet === 'keys' && <HelpSheet />}
      {sheet === 'list' && <ListSheet />}
      {typeof sheet === 'object' && <RulebookSheet rule={sheet.rule} />}
    </main>
  )
}

/** The browser gives the focus back to the button that opened a sheet; Enter would then open it again. */
function useFocusOnQuestion(isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
}

function Notice() {
  const { presenter } = useTableContext()
  const notice = useTableState((state) => state.notice)
  if (notice === undefined) return null
  return (
    <p className="notice" role="alert">
      <span>{notice}</span>
      {isAboutStorage(notice) && (
        <button type="button" className="btn small" onClick={() => void saveAsFile(presenter)}>
          {words.errors.saveNow}
        </button>
      )}
      <button type="button" className="link" onClick={() => presenter.setNotice(undefined)}>
        {words.menu.close}
      </button>
    </p>
  )
}

const NOBODY: readonly FigureId[] = []

/** Who strikes and who is struck in the fight that is shown; the camera sees to it that they are in view. */
function useFighters(): readonly FigureId[] {
  const blow = useTableState(({ fight }: TableState) => fight && shownBlow(fight)?.blow)
  return useMemo(() => (blow ? [...blow.at, blow.by] : NOBODY), [blow])
}

/** Requests reach and odds again whenever their inputs change. */
function RefreshLookups() {
  const { lookups, camera } = useTableContext()
  const selected = useTableState((state) => state.selected)
  const snapshot = useTableState((state) => state.snapshot)
  const trial = useTableState((state) => state.trial)
  useEffect(() => lookups.reach(selected), [lookups, selected, snapshot])
  useEffect(() => lookups.refreshForecasts(), [lookups, selected, snapshot, trial])
  const fighting = useFighters()
  // Before the question is painted, so that nobody reaches for a figure that then moves away under the hand.
  useLayoutEffect(() => camera.follow(attentionFor(snapshot, fighting)), [camera, snapshot, fighting])
  const move = useTableState(moveDraftOf)
  useLayoutEffect(() => {
    if (move && !move.held) camera.showMove(move.start, moveEnd(move))
  }, [camera, move])
  return null
}
