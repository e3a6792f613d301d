/** The settings of this browser, for all battles. */
import { LIGHTS, MOTIONS, PACES, SOUNDS, type Settings } from '../../settings/settings.ts'
import { play } from '../../ui/sound.ts'
import { words } from '../../words/words.ts'
import { Choice } from '../../ui/choice.tsx'

interface SettingsProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
}

export function SettingsPanel({ settings, onSettings }: SettingsProps) {
  const { menu } = words
  return (
    <>
      <Choice
        label={menu.pace}
        names={menu.paces}
        values={PACES}
        value={settings.pace}
        onChoose={(pace) => onSettings({ ...settings, pace })}
      />
      <Choice
        label={menu.dice}
        names={menu.diceSpeeds}
        values={PACES}
        value={settings.dice}
        onChoose={(dice) => onSettings({ ...settings, dice })}
      />
      <Choice
        label={menu.motion}
        names={menu.motions}
        values={MOTIONS}
        value={settings.motion}
        onChoose={(motion) => onSettings({ ...settings, motion })}
      />
      <Choice
        label={menu.sound}
        names={menu.sounds}
        values={SOUNDS}
        value={settings.sound}
        onChoose={(sound) => {
          // Plays a sound at once: it confirms the choice, and browsers allow sound only after a click.
          if (sound === 'on') play('ask')
          onSettings({ ...settings, sound })
        }}
      />
      <Choice
        label={menu.light}
        names={menu.lights}
        values={LIGHTS}
        value={settings.light}
        onChoose={(light) => onSettings({ ...settings, light })}
      />
    </>
  )
}
