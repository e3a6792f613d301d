/** What the person at this screen finds comfortable, made known to the style sheet and to whatever moves. */
import { useEffect } from 'react'
import type { Settings } from './settings.ts'

export function useMotionSetting({ motion }: Settings): void {
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
