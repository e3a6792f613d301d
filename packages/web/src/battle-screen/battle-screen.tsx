/** The board with the panels around it. The same elements for all screen sizes; the style sheet arranges them. */
import { useEffect, useState, type ReactNode } from 'react'
import { attentionFor } from '../camera/attention.ts'
import { Board } from '../board/board.tsx'
import { MiniMap } from '../board/mini-map.tsx'
import { DiceTray } from '../panels/dice-tray.tsx'
import { FigureCards } from '../panels/card/figure-card.tsx'
import { HelpSheet } from '../panels/help/help-sheet.tsx'
import { LogPanel } from '../panels/log/log-panel.tsx'
import { BattleHeader } from '../panels/battle-header.tsx'
import { Menu } from '../panels/menu/menu.tsx'
import { OrderOfPlay } from '../panels/order-of-play.tsx'
import { PairList } from '../panels/pairs.tsx'
import { QuestionBar } from '../panels/question/question-bar.tsx'
import { ListSheet } from '../screen-reader/list-sheet.tsx'
import { saveAsFile } from '../panels/menu/save-battle.ts'
import { Sounds } from '../panels/sounds.tsx'
import { LiveRegion, HiddenTableList } from '../screen-reader/table-list.tsx'
import { QuickTools, Tools } from '../panels/tools.tsx'
import type { Settings } from '../settings/settings.ts'
import { useMotionSetting } from '../settings/use-motion-setting.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { StatusBar } from './status-bar.tsx'
import { useKeyboard } from '../keyboard/use-keyboard.ts'
import { TableContextProvider, useTableContext, useTableState, type TableContext } from '../table/table-context.tsx'

interface BattleScreenProps {
  readonly context: TableContext
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
  onAgain(): void
  onTakeOver(): void
}

export function BattleScreen({ context, onTakeOver, onAgain, ...menu }: BattleScreenProps) {
  useKeyboard(context)
  return (
    <TableContextProvider value={context}>
      <RefreshLookups />
      <BattleLayout {...menu} onAgain={onAgain} statusBar={<StatusBar onTakeOver={onTakeOver} />} />
    </TableContextProvider>
  )
}

interface LayoutProps extends Omit<BattleScreenProps, 'context' | 'onTakeOver'> {
  readonly statusBar: ReactNode
}

function BattleLayout({ statusBar, onAgain, ...menu }: LayoutProps) {
  const sheet = useStore(useTableContext().openSheet, (value) => value)
  useMotionSetting(menu.settings)
  const [isWanted, setWanted] = useState(false)
  // Looking back hides the panels to show the table; they open again afterwards.
  const arePanelsOpen = useTableState((state) => state.past === undefined) && isWanted
  return (
    <main className={arePanelsOpen ? 'battle-screen desk panels-open' : 'battle-screen desk'}>
      <div className="rail left">
        <BattleHeader />
        <OrderOfPlay />
        <LogPanel />
      </div>
      <div className="centre">
        <Notice />
        {statusBar}
        <Board />
        <MiniMap />
        <DiceTray className="tray floating" speed={menu.settings.dice} />
        <div className="foot">
          <QuickTools arePanelsOpen={arePanelsOpen} onToggle={() => setWanted(!isWanted)} />
          <QuestionBar onAgain={onAgain} />
        </div>
      </div>
      <div className="rail right">
        <PairList />
        <FigureCards />
        <DiceTray className="tray" speed={menu.settings.dice} />
        <Tools />
      </div>
      <LiveRegion />
      <HiddenTableList />
      <Sounds sound={menu.settings.sound} />
      {sheet === 'menu' && <Menu {...menu} />}
      {sheet === 'keys' && <HelpSheet />}
      {sheet === 'list' && <ListSheet />}
    </main>
  )
}

/** Notices about failed saving, which offer to save a file instead. */
const STORAGE_NOTICES: ReadonlySet<string> = new Set([words.errors.storageFull, words.errors.storageBlocked])

function Notice() {
  const { presenter } = useTableContext()
  const notice = useTableState((state) => state.notice)
  if (notice === undefined) return null
  return (
    <p className="notice" role="alert">
      <span>{notice}</span>
      {STORAGE_NOTICES.has(notice) && (
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

/** Requests reach and odds again whenever their inputs change. */
function RefreshLookups() {
  const { lookups, camera } = useTableContext()
  const selected = useTableState((state) => state.selected)
  const snapshot = useTableState((state) => state.snapshot)
  const trial = useTableState((state) => state.trial)
  const covered = useStore(camera.store, (view) => view.covered)
  useEffect(() => lookups.reach(selected), [lookups, selected, snapshot])
  useEffect(() => lookups.refreshForecasts(), [lookups, selected, snapshot, trial])
  useEffect(() => camera.follow(attentionFor(snapshot)), [camera, snapshot, covered])
  return null
}
