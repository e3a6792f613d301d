/** Switches between the light and the dark theme. */
import type { Settings } from '../settings/settings.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { useTheme } from '../settings/theme.tsx'
import { words } from '../words/words.ts'

interface LightSwitchProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
}

export function LightSwitch({ settings, onSettings }: LightSwitchProps) {
  const isDark = useTheme().name === 'dark'
  const name = isDark ? words.home.toLight : words.home.toDark
  return (
    <button
      type="button"
      className="btn quiet icon light-switch"
      aria-label={name}
      title={name}
      onClick={() => onSettings({ ...settings, light: isDark ? 'light' : 'dark' })}
    >
      <LineIcon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
