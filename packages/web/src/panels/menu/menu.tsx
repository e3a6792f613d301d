/** The menu: saving and opening battles, players, speed and theme. */
import { canAnswer } from '../../state/table-state.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { BATTLE_FILES, FilePicker } from '../../ui/file-picker.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { RulebookButton } from '../help/rulebook-sheet.tsx'
import { StandingAnswerList } from './standing-answers.tsx'
import { saveAsFile } from './save-battle.ts'
import { SettingsPanel } from './settings.tsx'
import { SideChoices } from './sides.tsx'
import { TipsChoice } from './tips-choice.tsx'

interface MenuProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
}

export function Menu({ settings, onSettings, onFile }: MenuProps) {
  const { openSheet, presenter, lean, camera } = useTableContext()
  const close = () => openSheet.set(() => undefined)
  return (
    <Dialog title={words.menu.title} className="menu" onClose={close}>
      <div className="menu-list">
        <button type="button" className="btn" onClick={() => void saveAsFile(presenter)}>
          <LineIcon name="save" />
          {words.menu.save}
        </button>
        <RulebookButton />
        <button
          type="button"
          className="btn"
          onClick={() => {
            lean.toggle()
            close()
          }}
        >
          <LineIcon name="lean" />
          {camera.isLeaning ? words.menu.standUp : words.menu.leanOver}
        </button>
        <FilePicker
          accept={BATTLE_FILES}
          label={words.menu.load}
          onFile={(file) => {
            onFile(file)
            close()
          }}
        />
        <a className="btn" href="#/" onClick={close}>
          <LineIcon name="left" />
          {words.menu.leave}
        </a>
        <p className="quiet-text">{words.menu.leaveHint}</p>
        <Concede onDone={close} />
      </div>
      <div className="menu-columns">
        <SideChoices />
      </div>
      <StandingAnswerList />
      <div className="menu-columns">
        <SettingsPanel settings={settings} onSettings={onSettings} />
        <TipsChoice />
      </div>
    </Dialog>
  )
}

/** Giving up is offered where the rules allow it; the bar then asks once more. */
function Concede({ onDone }: { onDone(): void }) {
  const { presenter } = useTableContext()
  const decision = useTableState((state) => (canAnswer(state) ? state.snapshot.decision : undefined))
  const option = decision?.options.find(({ concedes }) => concedes)
  if (!option) return null
  return (
    <button
      type="button"
      className="btn"
      title={option.hint}
      onClick={() => (onDone(), void presenter.answers.pick(option.id))}
    >
      <LineIcon name="cross" />
      {option.label}
    </button>
  )
}
