/** The head of the screens that are no table: the ways to the others, and what the screen itself offers. */
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { SiteWays, type SiteScreen } from './site-ways.tsx'
import './site-head.css'

interface SiteHeadProps {
  readonly current: SiteScreen
  readonly children?: ReactNode
}

export function SiteHead({ current, children }: SiteHeadProps) {
  return (
    <header className="site-head">
      <a className="site-name title" href="#/">
        {words.app}
      </a>
      <SiteWays current={current} />
      <span className="site-tools">{children}</span>
    </header>
  )
}
