/** Whether things may be animated, told to the style sheet and to the animations. */
import { useEffect } from 'react'
import type { Settings } from './settings.ts'

export function useMotionSetting({ motion }: Settings): void {
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
