/** The menu: saving and opening battles, players, speed and theme. */
import { useTableContext } from '../../table/table-context.tsx'
import type { Settings } from '../../settings/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { BATTLE_FILES, FilePicker } from '../../ui/file-picker.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { StandingAnswerList } from './standing-answers.tsx'
import { saveAsFile } from './save-battle.ts'
import { SettingsPanel } from './settings.tsx'
import { SideChoices } from './sides.tsx'

interface MenuProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
}

export function Menu({ settings, onSettings, onFile }: MenuProps) {
  const { openSheet, presenter } = useTableContext()
  const close = () => openSheet.set(() => undefined)
  return (
    <Dialog title={words.menu.title} className="menu" onClose={close}>
      <div className="menu-list">
        <button type="button" className="btn" onClick={() => void saveAsFile(presenter)}>
          <LineIcon name="save" />
          {words.menu.save}
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
      </div>
      <div className="menu-columns">
        <SideChoices />
      </div>
      <StandingAnswerList />
      <div className="menu-columns">
        <SettingsPanel settings={settings} onSettings={onSettings} />
      </div>
    </Dialog>
  )
}
